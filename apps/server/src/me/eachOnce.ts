import { z } from 'zod'

export type EachOnceParameters<T> = {
  schema: z.ZodType<T>
  most: number
  /** What there may not be two of. */
  keyOf: (item: T) => string
  /** What the list is of, for the words: "entries of the address book". */
  what: string
}

/** A list without doubles. */
export function eachOnce<T>({ schema, most, keyOf, what }: EachOnceParameters<T>) {
  return z
    .array(schema, `Send a list of ${what}.`)
    .check(({ value: input, issues }) => {
      if (input.length <= most) return
      const message = `These are more than ${most} ${what}: remove some.`
      issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input, message })
    })
    .refine((items) => new Set(items.map(keyOf)).size === items.length, `There are two of the same ${what}.`)
}
