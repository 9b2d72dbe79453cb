import type { Address } from 'viem'
import { callEndpoint } from '../api/client/callEndpoint.ts'
import type { EndpointCall } from '../api/client/endpointCall.ts'
import { proposeMessage } from '../api/endpoints/messages.ts'
import { type SafeMessage, safeMessageHashes, safeMessageTypedData } from '../messageHash.ts'
import { signedTypedData } from '../signedTypedData.ts'
import { checkOwner } from './checkOwner.ts'
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

type Body = EndpointCall<typeof proposeMessage>['body']['message']

/** Nothing but what is signed, as JSON can carry it: large numbers as text. */
function messageBody(message: SafeMessage): Body {
  if (typeof message === 'string') return message
  return JSON.parse(
    JSON.stringify(signedTypedData(message), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  )
}
