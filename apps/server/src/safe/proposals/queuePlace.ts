import * as z from 'zod/mini'
import { GatewayError } from '../gateway/refusalOf.ts'

/** Where something stands in the queue. */
export type QueuePlace = {
  readonly nonce: number
  readonly submitted_at: number
  readonly safe_tx_hash: string
}

const whole = z.int().check(z.minimum(0))

const schema = z.tuple([whole, whole, z.string().check(z.regex(/^0x[0-9a-f]{64}$/))])

export function queueCursor({ nonce, submitted_at, safe_tx_hash }: QueuePlace): string {
  return writeCursor([nonce, submitted_at, safe_tx_hash])
}

export function queuePlace(cursor: string): QueuePlace {
  const [nonce, submitted_at, safe_tx_hash] = readQueueCursor(schema, cursor)
  return { nonce, submitted_at, safe_tx_hash }
}

/** A place in a list as one opaque word. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Throws for what did not come from here. */
export function readQueueCursor<Schema extends z.ZodMiniType>(
  schema: Schema,
  cursor: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, fromJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new GatewayError(400, 'cursor: not a page cursor of this list')
  return parsed.data
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The address of another page of what was asked. Its host is the configured one, whatever the request said. */
export function pageLink(appUrl: string, asked: URL, cursor: string | undefined): string {
  const parameters = new URLSearchParams(asked.search)
  if (cursor === undefined) parameters.delete('cursor')
  else parameters.set('cursor', cursor)
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return `${appUrl}${asked.pathname}${query}`
}
