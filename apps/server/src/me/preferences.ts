import { z } from 'zod'
import type { Document } from './document.ts'

const MOST_BYTES = 4_096

const choice = z.union(
  [z.string(), z.boolean(), z.number()],
  'A choice must be text, a number, true or false.',
)

/** Choices by name. Which there are is the page's affair: it trusts none of them when it reads them back. */
export const preferences: Document = {
  name: 'preferences',
  empty: {},
  schema: z
    .record(
      z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/),
      choice,
      'The value must be choices by name, like {"sound":true}.',
    )
    .check(({ value: input, issues }) => {
      if (Buffer.byteLength(JSON.stringify(input)) <= MOST_BYTES) return
      const message = `The preferences are above ${MOST_BYTES} bytes.`
      issues.push({ code: 'too_big', origin: 'string', maximum: MOST_BYTES, inclusive: true, input, message })
    }),
}
