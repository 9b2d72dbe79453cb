import type { Endpoint } from '../endpoints/endpoint.ts'
import type { Gateway } from './gateway.ts'
import { parseBaseUrl } from './parseBaseUrl.ts'
import { SafeRequestError } from './SafeRequestError.ts'

export type UrlParts = {
  readonly parameters: unknown
  readonly query: Readonly<Record<string, unknown>> | undefined
}

/**
 * The parameters are checked here, not only by the gateway: a slip in an address is found without asking,
 * and nothing that is not a parameter gets into the path.
 */
export function firstUrl(gateway: Gateway, endpoint: Endpoint, { parameters, query = {} }: UrlParts): string {
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
