import * as z from 'zod/mini'
import { maybe } from '../values.ts'

/** `next` and `previous` are full URLs. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({
    next: maybe(z.string()),
    previous: maybe(z.string()),
    results: z.array(item),
  })
}
