import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import type * as z from 'zod/mini'
import type { GatewayError } from './refusalOf.ts'

export type RouteInput<E extends Endpoint> = {
  readonly parameters: z.output<E['parameters']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  /** Path and query as they were asked, for the links to the pages around. */
  readonly url: URL
  /** Whoever asks, as the rate limits know them. */
  readonly client: string
}

export type RouteOptions<E extends Endpoint> = {
  /**
   * Stands for everything that the answer depends on. While it is the same the answer is kept, and who has it already
   * is told so. Left out, the answer is made anew each time.
   */
  readonly version?: (input: RouteInput<E>) => Promise<string>
}

/** One endpoint with what answers it. */
export type GatewayRoute = {
  readonly endpoint: Endpoint
  readonly answer: (input: RouteInput<Endpoint>) => Promise<unknown>
  readonly version?: ((input: RouteInput<Endpoint>) => Promise<string>) | undefined
}

/** Undefined is an answer without a body. */
export function defineRoute<E extends Endpoint>(
  endpoint: E,
  answer: (input: RouteInput<E>) => Promise<z.output<E['reply']>>,
  { version }: RouteOptions<E> = {},
): GatewayRoute {
  // The endpoint's own schemas have made the input what it is.
  return { endpoint, answer, version } as GatewayRoute
}

/** What goes back, before the headers that every answer has. */
export type GatewayAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer> | string | null
}

const plainJson = { 'content-type': 'application/json', 'cache-control': 'no-store' }

export function refusalAnswer(
  { status, code, message, retryAfter }: GatewayError,
  headers: Record<string, string> = {},
): GatewayAnswer {
  const wait = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  const body = JSON.stringify({ code, message })
  return { status, headers: { ...plainJson, ...headers, ...wait }, body }
}

/** Of right now, for nobody to keep. Nothing to say is an answer without a body. */
export function plainAnswer(reply: unknown): GatewayAnswer {
  return reply === undefined
    ? { status: 204, headers: { 'cache-control': 'no-store' }, body: null }
    : { status: 200, headers: plainJson, body: JSON.stringify(reply) }
}
