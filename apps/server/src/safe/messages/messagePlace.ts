import * as z from 'zod/mini'
import { readCursor, writeCursor } from '../proposals/pageCursor.ts'

/** Where something stands in the list. */
export type MessagePlace = { readonly submitted_at: number; readonly message_hash: string }

const schema = z.tuple([z.int().check(z.minimum(0)), z.string().check(z.regex(/^0x[0-9a-f]{64}$/))])

export function messageCursor({ submitted_at, message_hash }: MessagePlace): string {
  return writeCursor([submitted_at, message_hash])
}

export function messagePlace(cursor: string): MessagePlace {
  const [submitted_at, message_hash] = readCursor(schema, cursor)
  return { submitted_at, message_hash }
}
