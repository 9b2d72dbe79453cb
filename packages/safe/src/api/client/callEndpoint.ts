import { request } from '@love/http/request'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { nothing } from '../values.ts'
import type { EndpointCall, Gateway, Reply } from './endpointCall.ts'
import { SafeApiError, SafeRequestError } from './errors.ts'

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

/** A link comes from outside: it may choose the page, not the host. */
function nextUrl(gateway: Gateway, link: string): string {
  const { origin } = parseBaseUrl(gateway.baseUrl)
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url) throw new SafeRequestError(`The gateway's link to another page is not a full URL: ${link}`)
  if (url.origin !== origin || url.username || url.password)
    throw new SafeRequestError(`The gateway's link to another page leads away from ${origin}: ${link}`)
  return url.href
}

type UrlParts = {
  readonly parameters: unknown
  readonly query: Readonly<Record<string, unknown>> | undefined
}

/**
 * The parameters are checked here, not only by the gateway: a slip in an address is found without asking,
 * and nothing that is not a parameter gets into the path.
 */
function firstUrl(gateway: Gateway, endpoint: Endpoint, { parameters, query = {} }: UrlParts): string {
  const parsed = endpoint.parameters.safeParse(parameters ?? {})
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SafeRequestError(`${endpoint.name}: ${issue?.path.join('.')} is ${issue?.message}.`)
  }
  const values: Readonly<Record<string, unknown>> = parsed.data
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  const base = parseBaseUrl(gateway.baseUrl)
  return `${base.origin}${base.path}${path}${search.size > 0 ? `?${search}` : ''}`
}

const unreadable = 'Invalid response content'

const gatewayCode = z.union([z.string(), z.number()])

const refusal = z.union([
  z.object({ code: gatewayCode, message: z.string() }),
  z.pipe(
    z.object({ statusCode: gatewayCode, message: z.string() }),
    z.transform(({ statusCode, message }) => ({ code: statusCode, message })),
  ),
])

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> {
  const { status } = response
  const reply: E['reply'] = endpoint.reply
  const text = await response.text()
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (!response.ok) throw refused(response, body)
    // Gateways differ in what they say where nothing is asked for.
    return z.parse(reply, endpoint.reply === nothing ? undefined : body)
  } catch (cause) {
    if (cause instanceof SafeApiError) throw cause
    throw new SafeApiError({ message: unreadable, reason: 'unreadable', status, cause })
  }
}

function refused({ status, statusText }: Response, body: unknown): SafeApiError {
  const { success, data } = refusal.safeParse(body)
  // HTTP/2 has no status text.
  const message = success ? `${data.code}: ${data.message}` : statusText || `Status ${status}`
  return new SafeApiError({ message, reason: 'refused', status, gatewayCode: data?.code })
}

/** `path` has no slash at its end, so that another path can follow. */
function parseBaseUrl(baseUrl: string): { readonly origin: string; readonly path: string } {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new SafeRequestError(
      `${baseUrl} is not the address of a gateway. It must look like https://gateway.example.`,
    )
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, '') }
}
