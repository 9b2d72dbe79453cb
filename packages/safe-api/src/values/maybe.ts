import * as z from 'zod/mini'

/** For what a sender may leave out or set to null: both mean that there is none. */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value): z.output<T> | undefined => value ?? undefined),
    ),
  )
}
