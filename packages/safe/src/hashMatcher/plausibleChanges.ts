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
        words: `The chain differs: the device has ${other}, here it is ${chainId}.`,
        parameters: { ...parameters, chainId: other },
      })),
    ...versions.map((other) => ({
      field: 'version' as const,
      words: `The version of the Safe differs: the device hashes as for ${other}, here it is ${version}.`,
      parameters: { ...parameters, version: other },
    })),
    ...others(safe).map((other) => ({
      field: 'safe' as const,
      words: `The Safe differs: the device has ${other}, here it is ${safe}.`,
      parameters: { ...parameters, safe: other },
    })),
    ...others(tx.to).map((to) => ({
      field: 'to' as const,
      words: `The receiver differs: the device has ${to}, here it is ${tx.to}.`,
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
  const words = `The operation differs: the device has ${name(other)}, here it is ${name(operation)}.`
  return [{ field: 'operation', words, parameters: changed({ operation: other }) }]
}

function nonceChanges({ nonce }: SafeTx, changed: Changed): readonly PlausibleChange[] {
  const found: PlausibleChange[] = []
  const first = nonce > NONCES_AROUND ? nonce - NONCES_AROUND : 0n
  for (let other = first; other <= nonce + NONCES_AROUND; other++) {
    const words = `The nonce differs: the device has ${other}, here it is ${nonce}.`
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
      words: `The field ${field} differs: the device has 0, here it is ${tx[field]}.`,
      parameters: changed({ [field]: 0n }),
    })),
    ...addresses.map((field) => ({
      field,
      words: `The field ${field} differs: the device has none, here it is ${tx[field]}.`,
      parameters: changed({ [field]: zeroAddress }),
    })),
    {
      field: 'data',
      words: 'The data differs: the device has none, here there is some.',
      parameters: changed({ data: '0x' }),
    },
    {
      field: 'gas',
      words: 'The fields about gas differ: the device has none, here some are set.',
      parameters: changed(noGas),
    },
  ]
}
