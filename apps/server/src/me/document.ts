import { isHash } from 'viem'
import { z } from 'zod'

/** Something that somebody keeps with the account, as a whole, at `/me/{name}`. */
export type Document = {
  readonly name: string
  /** What is answered while nothing is kept. */
  readonly empty: object
  /** What may be kept, made as we keep it; its messages are for whoever sent something else. */
  readonly schema: z.ZodType<object>
}

const MOST_NOTES = 2_000

const LONGEST_NOTE = 500

/** Nothing that hides or turns what stands beside it; the browser takes the same away. */
const unseen = /\p{C}|\p{Zl}|\p{Zp}/gu

const note = z.object(
  {
    safeTxHash: z
      .custom<string>(
        (text) => typeof text === 'string' && isHash(text),
        'Not a safeTxHash: it must be 0x and 64 hex characters.',
      )
      .transform((text) => text.toLowerCase()),
    text: shortText('A note', LONGEST_NOTE),
  },
  'A note must be like {"safeTxHash":"0x…","text":"…"}.',
)

/** What somebody wrote about transactions of Safes. */
export const notes: Document = {
  name: 'notes',
  empty: { notes: [] },
  schema: z.object(
    {
      notes: eachOnce({
        schema: note,
        most: MOST_NOTES,
        keyOf: ({ safeTxHash }) => safeTxHash,
        what: 'notes',
      }),
    },
    'The value must be like {"notes":[{"safeTxHash":"0x…","text":"…"}]}.',
  ),
}

type EachOnceParameters<T> = {
  schema: z.ZodType<T>
  most: number
  /** What there may not be two of. */
  keyOf: (item: T) => string
  /** What the list is of, for the words: "address book entries". */
  what: string
}

/** A list without doubles. */
export function eachOnce<T>({ schema, most, keyOf, what }: EachOnceParameters<T>) {
  return z
    .array(schema, `Send a list of ${what}.`)
    .check(({ value: input, issues }) => {
      if (input.length <= most) return
      const message = `There are more than ${most} ${what}: remove some.`
      issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input, message })
    })
    .refine((items) => new Set(items.map(keyOf)).size === items.length, `Duplicate ${what}.`)
}

/** Text that people read, with at least one and at most so many characters. `what` begins the words. */
export function shortText(what: string, most: number) {
  return z
    .string(`${what} must be text.`)
    .transform((text) => text.replace(unseen, '').trim())
    .check((context) => {
      const { value: input, issues } = context
      if (input === '')
        issues.push({ code: 'custom', input, message: `${what} needs at least one visible character.` })
      else if ([...input].length > most) {
        const message = `${what} has more than ${most} characters: shorten it.`
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input, message })
      }
    })
}
