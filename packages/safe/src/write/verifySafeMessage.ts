import type { SafeMessageReply as ListedMessage } from '../api/replies/messages.ts'
import { type SafeMessage, safeMessageHashes } from '../messageHash.ts'
import type { SafeHashes, SafeIdentity } from '../safeTx.ts'
import { signedTypedData } from '../signedTypedData.ts'

export type VerifiedSafeMessage =
  | { readonly matches: true; readonly message: SafeMessage; readonly hashes: SafeHashes }
  | { readonly matches: false; readonly words: string }

/** Whether the text or data that a gateway shows is that of the hash that it names. */
export function verifySafeMessage(
  { message, messageHash }: Pick<ListedMessage, 'message' | 'messageHash'>,
  identity: SafeIdentity,
): VerifiedSafeMessage {
  const hashes = hashesOf(message, identity)
  if (!hashes) return mismatch('its typed data cannot be hashed')
  if (hashes.hash !== messageHash.toLowerCase())
    return mismatch(`the message hashes to ${hashes.hash}, but is listed under ${messageHash}`)
  // What the hash says nothing of is not shown either.
  return { matches: true, message: typeof message === 'string' ? message : signedTypedData(message), hashes }
}

function hashesOf(message: ListedMessage['message'], identity: SafeIdentity): SafeHashes | undefined {
  try {
    return safeMessageHashes({ ...identity, message })
  } catch {
    return undefined
  }
}

function mismatch(what: string): VerifiedSafeMessage {
  return { matches: false, words: `Hash mismatch: ${what}. Do not sign it.` }
}
