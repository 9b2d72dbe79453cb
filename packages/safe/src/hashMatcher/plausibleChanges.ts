import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SafeTx, SafeTxParameters } from '../safeTx.ts'

export type PlausibleChange = {
  readonly field: keyof SafeTx | 'chainId' | 'safe' | 'version' | 'gas'
  /** What the device has, beside what is shown here. */
  readonly words: string
  readonly parameters: SafeTxParameters
}

/** Networks that wallets are left on by mistake, and those that copies of a Safe are on. */
const chainIds = [1, 10, 56, 100, 137, 1337, 8453, 31337, 42161, 43114, 59144, 11155111]
/** Of each way to hash. */
const versions = ['1.4.1', '1.2.0', '0.1.0']
const NONCES_AROUND = 50n

/** The transactions that somebody may have signed instead: one field of each is another. */
export function plausibleChanges(
  parameters: SafeTxParameters,
  otherAddresses: readonly Address[],
): readonly PlausibleChange[] {
  const { tx, chainId, safe, version } = parameters
  const changed = (part: Partial<SafeTx>): SafeTxParameters => ({ ...parameters, tx: { ...tx, ...part } })
  const others = (known: Address) => otherAddresses.filter((address) => !isAddressEqual(address, known))
  return [
    ...chainIds
      .filter((other) => other !== chainId)
      .map((other) => ({
        field: 'chainId' as const,
        words: `Different chain: your device used ${other}, this page ${chainId}.`,
        parameters: { ...parameters, chainId: other },
      })),
    ...versions.map((other) => ({
      field: 'version' as const,
      words: `Different Safe version: your device hashed for ${other}, this page for ${version}.`,
      parameters: { ...parameters, version: other },
    })),
    ...others(safe).map((other) => ({
      field: 'safe' as const,
      words: `Different Safe: your device used ${other}, this page ${safe}.`,
      parameters: { ...parameters, safe: other },
    })),
    ...others(tx.to).map((to) => ({
      field: 'to' as const,
      words: `Different recipient: your device used ${to}, this page ${tx.to}.`,
      parameters: changed({ to }),
    })),
    ...operationChange(tx, changed),
    ...nonceChanges(tx, changed),
    ...emptied(tx, changed),
  ]
}

type Changed = (part: Partial<SafeTx>) => SafeTxParameters

function operationChange({ operation }: SafeTx, changed: Changed): readonly PlausibleChange[] {
  const name = (value: 0 | 1) => (value === 0 ? 'a call' : 'a delegatecall')
  const other = operation === 0 ? 1 : 0
  const words = `Different operation: your device used ${name(other)}, this page ${name(operation)}.`
  return [{ field: 'operation', words, parameters: changed({ operation: other }) }]
}

function nonceChanges({ nonce }: SafeTx, changed: Changed): readonly PlausibleChange[] {
  const found: PlausibleChange[] = []
  const first = nonce > NONCES_AROUND ? nonce - NONCES_AROUND : 0n
  for (let other = first; other <= nonce + NONCES_AROUND; other++) {
    const words = `Different nonce: your device used ${other}, this page ${nonce}.`
    if (other !== nonce) found.push({ field: 'nonce', words, parameters: changed({ nonce: other }) })
  }
  return found
}

/** Some software leaves out what it does not understand. */
function emptied(tx: SafeTx, changed: Changed): readonly PlausibleChange[] {
  const noGas = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
  const numbers = ['value', 'safeTxGas', 'baseGas', 'gasPrice'] as const
  const addresses = ['gasToken', 'refundReceiver'] as const
  return [
    ...numbers.map((field) => ({
      field,
      words: `Different ${field}: your device used 0, this page ${tx[field]}.`,
      parameters: changed({ [field]: 0n }),
    })),
    ...addresses.map((field) => ({
      field,
      words: `Different ${field}: your device used none, this page ${tx[field]}.`,
      parameters: changed({ [field]: zeroAddress }),
    })),
    {
      field: 'data',
      words: 'Different data: your device used none, this page has some.',
      parameters: changed({ data: '0x' }),
    },
    {
      field: 'gas',
      words: 'Different gas fields: your device used none, this page sets some.',
      parameters: changed(noGas),
    },
  ]
}
