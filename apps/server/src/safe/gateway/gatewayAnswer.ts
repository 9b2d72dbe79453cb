import type { GatewayError } from './GatewayError.ts'

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
