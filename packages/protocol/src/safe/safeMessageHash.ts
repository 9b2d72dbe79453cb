import type { TypedDataDefinition } from 'viem'
import { messageHash, type SafeMessage } from './messageHash.ts'
import { safeBytesHashes, safeMessageTypes } from './safeBytesHashes.ts'
import { type SafeIdentity, safeDomain } from './safeDomain.ts'
import type { SafeHashes } from './safeHashes.ts'

export type SafeMessageParameters = SafeIdentity & { readonly message: SafeMessage }

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
