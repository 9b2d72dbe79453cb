import * as z from 'zod/mini'
import type { PagePlace } from '../index/pagePlace.ts'
import { readCursor, writeCursor } from '../proposals/pageCursor.ts'

/** Where a page begins, and in seconds when the last one before it happened: 0 where nothing was shown yet. */
export type PlaceCursor = { readonly before: PagePlace; readonly previous: number }

const count = z.int().check(z.minimum(0))

export function encodePlace(list: string, { before, previous }: PlaceCursor): string {
  return writeCursor([list, before.block, before.logIndex, before.part, previous])
}

export function decodePlace(list: string, cursor: string | undefined): PlaceCursor | undefined {
  if (cursor === undefined) return undefined
  const place = z.tuple([z.literal(list), count, count, count, count])
  const [, block, logIndex, part, previous] = readCursor(place, cursor)
  return { before: { block, logIndex, part }, previous }
}
