import type { Address } from 'viem'
import { callEndpoint } from '../api/client/callEndpoint.ts'
import { confirmMessage } from '../api/endpoints/messages.ts'
import type { SafeMessageReply } from '../api/replies/messages.ts'
import { safeMessageTypedData } from '../messageHash.ts'
import { checkOwner } from './checkOwner.ts'
import { readSafeFacts } from './readSafeFacts.ts'
import { readSignedMessage, type SignedSafeMessage } from './readSignedMessage.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import { signAsOwner } from './signAsOwner.ts'
import { verifySafeMessage } from './verifySafeMessage.ts'
import type { WriteDeps } from './writeDeps.ts'

export type ConfirmSafeMessageParameters = {
  readonly safe: Address
  /** As it was shown. */
  readonly asked: Pick<SafeMessageReply, 'message' | 'messageHash'>
}

/** Adds the owner's signature to a message that another one has proposed. */
export async function confirmSafeMessage(
  deps: WriteDeps,
  { safe, asked }: ConfirmSafeMessageParameters,
): Promise<SignedSafeMessage> {
  const facts = await readSafeFacts(deps.client, { deployment: deps.deployment, safe })
  const verified = verifySafeMessage(asked, facts)
  if (!verified.matches)
    throw new SafeWriteError('does-not-match', verified.words, 'Your wallet was not asked to sign.')
  checkOwner(facts, deps.owner)
  const { hash } = verified.hashes
  const message = safeMessageTypedData({ ...facts, message: verified.message })
  const signature = await signAsOwner(deps, { message, hash })
  await callEndpoint(deps.gateway, confirmMessage, {
    parameters: { chainId: String(facts.chainId), message_hash: hash },
    body: { signature },
  })
  return readSignedMessage(deps, { facts, hash })
}
