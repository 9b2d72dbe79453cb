import { getAddress, type Hash, type Hex } from 'viem'
import { GatewayError } from '../gateway/GatewayError.ts'
import type { ReadState } from '../proposals/createFreshReads.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageHashes } from './messageHashes.ts'
import { messageProof } from './messageProof.ts'
import { messageOf, readMessage } from './readMessage.ts'
import { storeMessage } from './storeMessage.ts'

export async function confirmMessage(
  deps: MessageDeps & { readNow: ReadState },
  { messageHash, signature }: { messageHash: Hash; signature: Hex },
): Promise<void> {
  const message = await readMessage(deps.db, messageHash)
  if (!message) throw new GatewayError(404, 'There is no message with this hash here.')
  const state = await deps.readNow(getAddress(message.safe))
  const hashes = messageHashes(state, deps.config.chainId, messageOf(message))
  if (hashes.hash !== messageHash)
    throw new GatewayError(422, 'The Safe has changed since: this message has another hash for it now.')
  const proven = await messageProof(deps.verifier, { state, hashes, signature })
  await storeMessage(deps.db, { message, proven, now: deps.now() })
}
