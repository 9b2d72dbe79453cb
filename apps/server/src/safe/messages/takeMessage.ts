import type { SafeMessage } from '@love/safe/messageHash'
import { signedTypedData } from '@love/safe/signedTypedData'
import type { Address, Hex } from 'viem'
import { GatewayError } from '../gateway/refusalOf.ts'
import type { ReadState } from '../proposals/createFreshReads.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageHashes, messageProof } from './messageHashes.ts'
import { storeMessage } from './storeMessage.ts'

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
  if (!first) throw new GatewayError(422, 'The signature is of nobody.')
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
  throw new GatewayError(
    422,
    'The typed data does not say what its domain is: add EIP712Domain to its types.',
  )
}
