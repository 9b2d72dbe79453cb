import * as z from 'zod/mini'
import { GatewayError } from '../gateway/GatewayError.ts'

/** A place in a list as one opaque word. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Throws for what did not come from here. */
export function readCursor<Schema extends z.ZodMiniType>(schema: Schema, cursor: string): z.output<Schema> {
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
