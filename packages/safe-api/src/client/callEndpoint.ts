import { request } from '@love/http/request'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type { EndpointCall, Reply } from './endpointCall.ts'
import { firstUrl } from './firstUrl.ts'
import type { Gateway } from './gateway.ts'
import { nextUrl } from './nextUrl.ts'
import { readReply } from './readReply.ts'

type AnyCall = {
  readonly parameters?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly pageUrl?: string
  readonly signal?: AbortSignal | undefined
}

/** One call of the gateway. Only the endpoint that is passed gets into the bundle. */
export async function callEndpoint<E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  call: EndpointCall<E>,
): Promise<Reply<E>> {
  const { parameters, query, body, pageUrl, signal }: AnyCall = call
  const url =
    pageUrl === undefined ? firstUrl(gateway, endpoint, { parameters, query }) : nextUrl(gateway, pageUrl)
  const response = await request(
    url,
    {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // Signatures authorise here, never cookies.
      credentials: 'omit',
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(gateway.timeoutMs !== undefined && { timeoutMs: gateway.timeoutMs }),
    },
    gateway.fetch ? { fetch: gateway.fetch } : {},
  )
  return readReply(endpoint, response)
}
