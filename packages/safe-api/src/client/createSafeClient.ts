import type { Endpoint } from '../endpoints/endpoint.ts'
import { endpoints } from '../endpoints/index.ts'
import { callEndpoint } from './callEndpoint.ts'
import type { EndpointCall, Reply } from './endpointCall.ts'
import type { Gateway } from './gateway.ts'
import { parseBaseUrl } from './parseBaseUrl.ts'

type Arguments<E extends Endpoint> =
  Record<never, never> extends EndpointCall<E> ? [call?: EndpointCall<E>] : [call: EndpointCall<E>]

export type SafeClient = {
  readonly [E in (typeof endpoints)[number] as E['name']]: (...args: Arguments<E>) => Promise<Reply<E>>
}

/** A method for every endpoint. It brings all of them along: a page that needs a few is lighter with `callEndpoint`. */
export function createSafeClient(gateway: Gateway): SafeClient {
  // A wrong address is found here rather than at the first call.
  parseBaseUrl(gateway.baseUrl)
  const methods = endpoints.map((endpoint: Endpoint) => [
    endpoint.name,
    (call: EndpointCall<Endpoint> = { body: undefined }) => callEndpoint(gateway, endpoint, call),
  ])
  return Object.fromEntries(methods)
}
