import * as z from 'zod/mini'
import { readCursor, writeCursor } from './pageCursor.ts'

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
  const [nonce, submitted_at, safe_tx_hash] = readCursor(schema, cursor)
  return { nonce, submitted_at, safe_tx_hash }
}
