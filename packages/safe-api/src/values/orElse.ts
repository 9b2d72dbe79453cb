import * as z from 'zod/mini'

/** For what a sender may leave out or set to null: the field is always there afterwards. */
export function orElse<T extends z.ZodMiniType, const Fallback>(schema: T, fallback: Fallback) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<T> | Fallback => value ?? fallback),
  )
}
