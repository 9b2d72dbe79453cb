import type { SafeMessage } from '@love/protocol/safe/messageHash'
import { safeMessageHashes, safeMessageTypedData } from '@love/protocol/safe/safeMessageHash'
import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { proposeMessage } from '@love/safe-api/endpoints/proposeMessage'
import type { Address } from 'viem'
import { checkOwner } from './checkOwner.ts'
import { messageBody } from './messageBody.ts'
import { readSafeFacts } from './readSafeFacts.ts'
import { readSignedMessage, type SignedSafeMessage } from './readSignedMessage.ts'
import { signAsOwner } from './signAsOwner.ts'
import type { WriteDeps } from './writeDeps.ts'

export type ProposeSafeMessageParameters = {
  readonly safe: Address
  readonly message: SafeMessage
  readonly origin?: string | undefined
}

/** Signs a message for the Safe. Who signs one that is there already confirms it. */
export async function proposeSafeMessage(
  deps: WriteDeps,
  { safe, message, origin }: ProposeSafeMessageParameters,
): Promise<SignedSafeMessage> {
  const facts = await readSafeFacts(deps.client, { deployment: deps.deployment, safe })
  checkOwner(facts, deps.owner)
  const parameters = { ...facts, message }
  const { hash } = safeMessageHashes(parameters)
  const signature = await signAsOwner(deps, { message: safeMessageTypedData(parameters), hash })
  await callEndpoint(deps.gateway, proposeMessage, {
    parameters: { chainId: String(facts.chainId), safe_address: facts.safe },
    body: { message: messageBody(message), signature, ...(origin !== undefined && { origin }) },
  })
  return readSignedMessage(deps, { facts, hash })
}
