import * as z from 'zod/mini'
import { offset } from '../queryValues.ts'
import { wholeNumber } from '../values.ts'

/** More than a page holds may be asked for: the page then says where the rest is. */
export const pageLimit = wholeNumber({ least: 1, most: 1_000_000 })

export const pageSlice = { limit: pageLimit, offset }

/** Which field a list is sorted by; a minus turns it around. */
export function ordering<const Field extends string>(...fields: readonly Field[]) {
  const both = fields.flatMap((field) => [field, `-${field}`] as const)
  return z.literal(both, `not one of ${both.join(', ')}`)
}

/** A part of a list. `next` and `previous` are full URLs. */
export function servicePage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    count: z.int(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })
}
