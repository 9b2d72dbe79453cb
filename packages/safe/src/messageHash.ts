import { officialContracts } from '@love/contracts/deployments/safeReleases'
import {
  type Address,
  BaseError,
  type Hash,
  type Hex,
  hashMessage,
  hashStruct,
  hashTypedData,
  isAddressEqual,
  type TypedDataDefinition,
} from 'viem'
import { SafeDataError } from './SafeDataError.ts'
import { safeRules } from './safeRules.ts'
import { type SafeHashes, type SafeIdentity, safeDomain, safeHashes } from './safeTx.ts'
import { type MessageTypedData, signedTypedData } from './signedTypedData.ts'

/** A text (EIP-191) or typed data (EIP-712). */
export type SafeMessage = string | MessageTypedData

/** What anybody asks the Safe about, with EIP-1271. The owners sign another hash: that of their Safe around this one. */
export function messageHash(message: SafeMessage): Hash {
  if (typeof message === 'string') return hashMessage(message)
  try {
    const { domain, types, primaryType, message: fields } = signedTypedData(message)
    const definition = { domain: domainOf(domain), types, primaryType, message: fields }
    return hashTypedData(definition as TypedDataDefinition)
  } catch (error) {
    if (error instanceof SafeDataError) throw error
    const reason = error instanceof BaseError ? error.shortMessage : 'a value does not match its type.'
    throw new SafeDataError(
      `The typed data cannot be hashed: ${reason}`,
      'Check that every field is present and matches its type.',
    )
  }
}

/** JSON has chain ids as text too, which must not make them disappear from the hash. */
function domainOf({ chainId, ...domain }: MessageTypedData['domain']) {
  if (typeof chainId !== 'string' && typeof chainId !== 'number' && typeof chainId !== 'bigint') return domain
  return { ...domain, chainId: BigInt(chainId) }
}

type SafeMessageParameters = SafeIdentity & { readonly message: SafeMessage }

/** What an owner's wallet is asked to sign for a message of the Safe. */
export function safeMessageTypedData({ message, ...identity }: SafeMessageParameters) {
  return {
    domain: safeDomain(identity),
    types: safeMessageTypes,
    primaryType: 'SafeMessage',
    message: { message: messageHash(message) },
  } as const satisfies TypedDataDefinition
}

export function safeMessageHashes({ message, ...identity }: SafeMessageParameters): SafeHashes {
  return safeBytesHashes({ ...identity, bytes: messageHash(message) })
}

const safeMessageTypes = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const

/** What the owners of a Safe sign so that it says yes to these bytes: a message's hash, or what another Safe asks it. */
export function safeBytesHashes({ bytes, ...identity }: SafeIdentity & { readonly bytes: Hex }): SafeHashes {
  const data = { message: bytes }
  return safeHashes(identity, hashStruct({ types: safeMessageTypes, primaryType: 'SafeMessage', data }))
}

/** They ask about what they were asked, as Safes before 1.3.0 do themselves; later ones about the bytes that are hashed. */
const older = officialContracts.filter(
  ({ version, role }) => version === '1.3.0' && role === 'fallbackHandler',
)

type MessageQuestionParameters = Pick<SafeIdentity, 'version'> & {
  /** Of the Safe: it answers to EIP-1271 in the place of the Safe. */
  readonly handler: Address | undefined
  readonly message: SafeMessage
  readonly hashes: Pick<SafeHashes, 'preimage'>
}

/**
 * The bytes about which a Safe asks a contract that owns it when somebody asks the Safe about a message; undefined where
 * it asks about the hash. They come from its handler, which may be of another release than the Safe.
 */
export function messageQuestion(parameters: MessageQuestionParameters): Hex | undefined {
  const { version, handler, message, hashes } = parameters
  const { asksByHash, hasChainId } = safeRules(version)
  if (asksByHash) return undefined
  const isOlder = !hasChainId || older.some(({ address }) => handler && isAddressEqual(address, handler))
  return isOlder ? messageHash(message) : hashes.preimage
}
