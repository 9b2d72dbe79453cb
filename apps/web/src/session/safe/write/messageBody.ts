import type { SafeMessage } from '@love/protocol/safe/messageHash'
import { signedTypedData } from '@love/protocol/safe/signedTypedData'
import type { EndpointCall } from '@love/safe-api/client/endpointCall'
import type { proposeMessage } from '@love/safe-api/endpoints/proposeMessage'

type Body = EndpointCall<typeof proposeMessage>['body']['message']

/** Nothing but what is signed, as JSON can carry it: large numbers as text. */
export function messageBody(message: SafeMessage): Body {
  if (typeof message === 'string') return message
  return JSON.parse(
    JSON.stringify(signedTypedData(message), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  )
}
