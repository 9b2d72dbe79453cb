import { ProtocolError } from '@love/protocol/errors'
import { type Address, getAddress, type Hash, type Hex, isAddress, isHex, maxUint256 } from 'viem'
import type { SafeTx } from '../safeTx.ts'
import type { OwnerSignature } from '../signatures/encodeSignatures.ts'

export const FLOPPY_FORMAT = 'love-safe-proposal'

export const FLOPPY_VERSION = 1

export const MOST_FLOPPY_CHARACTERS = 256 * 1024

export type FloppyFile = {
  readonly chainId: number
  readonly safe: Address
  readonly safeVersion: string
  readonly tx: SafeTx
  readonly safeTxHash: Hash
  readonly signatures: readonly OwnerSignature[]
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of the file, each checked by itself. Whether they fit together is another question. */
export function parseFloppyFile(text: string): FloppyFile {
  if (text.length > MOST_FLOPPY_CHARACTERS) throw unreadable('It is larger than 256 kB.')
  const file = fieldsOf(parseJson(text), 'The file')
  if (file.format !== FLOPPY_FORMAT) throw unreadable('It is not a saved transaction.')
  if (file.version !== FLOPPY_VERSION) throw unreadable('It was saved by a different version of this app.')
  const names = ['format', 'version', 'chainId', 'safe', 'safeVersion', 'tx', 'safeTxHash', 'signatures']
  refuseOthers(file, names, 'The file')
  const tx = fieldsOf(file.tx, 'tx')
  const numbers = ['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'] as const
  const addresses = ['to', 'gasToken', 'refundReceiver'] as const
  refuseOthers(tx, [...numbers, ...addresses, 'data', 'operation'], 'tx')
  return {
    chainId: chainIdOf(file.chainId),
    safe: addressOf(file.safe, 'safe'),
    safeVersion: textOf(file.safeVersion, 'safeVersion'),
    safeTxHash: hexOf(file.safeTxHash, 'safeTxHash', 32),
    tx: {
      ...record(numbers, (name) => numberOf(tx[name], name)),
      ...record(addresses, (name) => addressOf(tx[name], name)),
      data: hexOf(tx.data, 'data'),
      operation: operationOf(tx.operation),
    },
    signatures: signaturesOf(file.signatures),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('It is incomplete or not a saved transaction.')
  }
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unreadable(`${name} is not an object.`)
  return { ...value }
}

/** What nobody reads could still be believed by somebody who looks at the file. */
function refuseOthers(fields: Fields, names: readonly string[], where: string): void {
  const other = Object.keys(fields).find((key) => !names.includes(key))
  if (other !== undefined) throw unreadable(`${where} has an unknown field “${other.slice(0, 40)}”.`)
}

function signaturesOf(value: unknown): readonly OwnerSignature[] {
  if (!Array.isArray(value)) throw unreadable('signatures is not a list.')
  return value.map((entry: unknown, index) => {
    const where = `Signature ${index + 1}`
    const fields = fieldsOf(entry, where)
    refuseOthers(fields, ['owner', 'signature'], where)
    return { owner: addressOf(fields.owner, 'owner'), signature: hexOf(fields.signature, 'signature') }
  })
}

function chainIdOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw unreadable('chainId is not a chain ID.')
}

function operationOf(value: unknown): 0 | 1 {
  if (value === 0 || value === 1) return value
  throw unreadable('operation is neither 0 nor 1.')
}

function numberOf(value: unknown, name: string): bigint {
  if (typeof value !== 'string' || !/^(0|[1-9]\d{0,77})$/.test(value) || BigInt(value) > maxUint256)
    throw unreadable(`${name} is not a whole number in quotes.`)
  return BigInt(value)
}

function addressOf(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value)) throw unreadable(`${name} is not an address.`)
  return getAddress(value)
}

function hexOf(value: unknown, name: string, bytes?: number): Hex {
  const isBytes = typeof value === 'string' && isHex(value) && value.length % 2 === 0
  if (!isBytes || (bytes !== undefined && value.length !== 2 + 2 * bytes))
    throw unreadable(`${name} is not hex data of ${bytes ?? 'whole'} bytes.`)
  return `0x${value.slice(2).toLowerCase()}`
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value.length <= 60) return value
  throw unreadable(`${name} is not a short text.`)
}

function record<K extends string, V>(names: readonly K[], read: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<K, V>
}

function unreadable(reason: string): FloppyError {
  return new FloppyError(
    'unreadable-floppy',
    `The saved transaction cannot be read. ${reason}`,
    'Ask for the file again, and open it as it was saved.',
  )
}

type FloppyErrorCode =
  | 'unreadable-floppy'
  | 'altered-floppy'
  | 'wrong-chain'
  | 'wrong-safe'
  | 'wrong-owner'
  | 'duplicate-owner'
  | 'stale-nonce'
  | 'already-executed'

/** Why a saved proposal cannot be used. */
export class FloppyError extends ProtocolError {
  readonly code: FloppyErrorCode

  constructor(code: FloppyErrorCode, message: string, hint: string) {
    super(message, { hint })
    this.code = code
  }
}

export type FloppySignature = OwnerSignature & {
  /** Approvals and what contracts say can be checked on the chain only. */
  readonly isChecked: boolean
}

/** A proposal that was read from a file, with signatures of owners of the Safe. */
export type FloppyProposal = {
  readonly chainId: number
  readonly safe: Address
  /** As the contract says it. */
  readonly version: string
  readonly tx: SafeTx
  readonly safeTxHash: Hash
  readonly signatures: readonly FloppySignature[]
}

/** What the chain says about the Safe now. */
export type FloppyFacts = {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  /** Hashes that are known to be executed, to tell that from a nonce used up by something else. */
  readonly executed?: readonly Hash[]
}
