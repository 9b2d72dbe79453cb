import { isHash } from 'viem'
import { z } from 'zod'
import type { Document } from './document.ts'
import { eachOnce } from './eachOnce.ts'
import { shortText } from './shortText.ts'

const MOST_NOTES = 2_000
const LONGEST_NOTE = 500

const note = z.object(
  {
    safeTxHash: z
      .custom<string>(
        (text) => typeof text === 'string' && isHash(text),
        'This is not a safeTxHash: it must be 0x and 64 digits.',
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
