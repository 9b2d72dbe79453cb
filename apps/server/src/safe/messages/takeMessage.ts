import type { SafeMessage } from '@love/safe/messageHash'
import { signedTypedData } from '@love/safe/signedTypedData'
import { type Address, getAddress, type Hash, type Hex } from 'viem'
import { GatewayError } from '../gateway/refusalOf.ts'
import type { ReadState } from '../proposals/createFreshReads.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageHashes, messageProof } from './messageHashes.ts'
import { messageOf, readMessage, storeMessage } from './storeMessage.ts'

export type ProposeMessageParameters = {
  safe: Address
  message: SafeMessage
  origin: string | undefined
  signature: Hex
}

/** Whoever posts a message that is there already confirms it. */
export async function takeMessage(
  deps: MessageDeps & { readNow: ReadState },
  { safe, message, origin, signature }: ProposeMessageParameters,
): Promise<void> {
  refuseWithoutDomain(message)
  const state = await deps.readNow(safe)
  const hashes = messageHashes(state, deps.config.chainId, message)
  const proven = await messageProof(deps.verifier, { state, message, hashes, signature })
  const [first] = proven
  if (!first) throw new GatewayError(422, 'The signature has no valid signer.')
  await deps.followEarned(safe)
  const now = deps.now()
  const row = {
    message_hash: hashes.hash,
    safe: safe.toLowerCase(),
    message: JSON.stringify(typeof message === 'string' ? message : signedTypedData(message)),
    proposed_by: first.owner.toLowerCase(),
    origin: origin ?? null,
    submitted_at: now,
  }
  await storeMessage(deps.db, { message: row, proven, now })
}

/** Which fields of the domain are signed would be a guess, and another client may guess otherwise. */
function refuseWithoutDomain(message: SafeMessage): void {
  if (typeof message === 'string' || Object.hasOwn(message.types, 'EIP712Domain')) return
  throw new GatewayError(422, 'The typed data does not define its domain: add EIP712Domain to its types.')
}

/** One more signature under a message that is there. */
export async function confirmMessage(
  deps: MessageDeps & { readNow: ReadState },
  { messageHash, signature }: { messageHash: Hash; signature: Hex },
): Promise<void> {
  const row = await readMessage(deps.db, messageHash)
  if (!row) throw new GatewayError(404, 'There is no message with this hash.')
  const state = await deps.readNow(getAddress(row.safe))
  const message = messageOf(row)
  const hashes = messageHashes(state, deps.config.chainId, message)
  if (hashes.hash !== messageHash)
    throw new GatewayError(422, 'The Safe has changed since, so this message now has a different hash.')
  const proven = await messageProof(deps.verifier, { state, message, hashes, signature })
  await storeMessage(deps.db, { message: row, proven, now: deps.now() })
}
