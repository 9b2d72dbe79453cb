import {
  BaseError,
  type Hash,
  hashMessage,
  hashTypedData,
  type TypedDataDefinition,
  type TypedDataParameter,
} from 'viem'
import { inferPrimaryType } from './inferPrimaryType.ts'
import { SafeDataError } from './SafeDataError.ts'

/** Typed data as it comes from a gateway: JSON, and often without its primary type. */
type MessageTypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly TypedDataParameter[]>>
  readonly message: Readonly<Record<string, unknown>>
  readonly primaryType?: string | undefined
}

/** A text (EIP-191) or typed data (EIP-712). */
export type SafeMessage = string | MessageTypedData

/** What anybody asks the Safe about, with EIP-1271. The owners sign another hash: that of their Safe around this one. */
export function messageHash(message: SafeMessage): Hash {
  if (typeof message === 'string') return hashMessage(message)
  const primaryType = message.primaryType ?? inferPrimaryType(message.types)
  try {
    const domain = domainOf(message.domain)
    const types = { EIP712Domain: domainTypes(domain), ...message.types }
    const definition: TypedDataDefinition = { domain, types, primaryType, message: message.message }
    return hashTypedData(definition)
  } catch (error) {
    const reason = error instanceof BaseError ? error.shortMessage : 'a value does not fit its type.'
    throw new SafeDataError(
      `The typed data cannot be hashed: ${reason}`,
      'Check that every field is there and fits its type.',
    )
  }
}

/** JSON has chain ids as text too, which must not make them disappear from the hash. */
function domainOf({ chainId, ...domain }: MessageTypedData['domain']) {
  if (chainId === undefined || chainId === null) return domain
  if (typeof chainId !== 'string' && typeof chainId !== 'number' && typeof chainId !== 'bigint')
    throw new TypeError('The chain id is no number.')
  return { ...domain, chainId: BigInt(chainId) }
}

const domainFields: readonly TypedDataParameter[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

function domainTypes(domain: Readonly<Record<string, unknown>>): readonly TypedDataParameter[] {
  return domainFields.filter(({ name }) => domain[name] !== undefined && domain[name] !== null)
}
