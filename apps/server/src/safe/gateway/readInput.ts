import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import * as z from 'zod/mini'
import { parseStrictJson } from '../../rpc/parseStrictJson.ts'
import { readCapped } from '../../rpc/readCapped.ts'
import type { RouteInput } from './gatewayRoute.ts'
import { GatewayError } from './refusalOf.ts'

/** What the address says, made sure of by the endpoint's own definition. */
export function readAddress(
  endpoint: Endpoint,
  { parameters, url }: { parameters: Record<string, string>; url: URL },
): Pick<RouteInput<Endpoint>, 'parameters' | 'query'> {
  // An empty value is one that a form left out.
  const given = [...url.searchParams].filter(([, value]) => value !== '')
  return {
    parameters: check(endpoint.parameters, parameters),
    query: check(endpoint.query, Object.fromEntries(given)),
  }
}

export async function readGatewayBody(
  endpoint: Endpoint,
  request: Request,
  bodyBytes: number,
): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new GatewayError(415, 'Content-Type must be application/json.')
  const text = await readCapped(request, bodyBytes)
  if (text === undefined) throw new GatewayError(413, `The body is larger than ${bodyBytes} bytes.`)
  return check(endpoint.body, parseBody(text))
}

function parseBody(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    throw new GatewayError(400, error instanceof Error ? error.message : 'The body is not JSON.')
  }
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.')
  const words = issue?.message ?? 'Invalid value.'
  const message = place ? `${place}: ${words}` : words
  if (issue?.code === 'too_big') throw new GatewayError(413, message)
  // Clients of others know this one by its code.
  if (words === 'an address with a wrong checksum') throw new GatewayError(422, message, { code: 1 })
  throw new GatewayError(400, message)
}
