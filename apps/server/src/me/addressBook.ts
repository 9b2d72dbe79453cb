import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { Document } from './document.ts'
import { eachOnce } from './eachOnce.ts'
import { shortText } from './shortText.ts'

const MOST_ENTRIES = 1_000
const LONGEST_NAME = 50

const entry = z.object(
  {
    address: z
      .custom<string>(
        (text) => typeof text === 'string' && isAddress(text, { strict: false }),
        'This is not an address: it must be 0x and 40 digits.',
      )
      .transform((text): Address => getAddress(text)),
    name: shortText('A name', LONGEST_NAME),
  },
  'An entry must be like {"address":"0x…","name":"…"}.',
)

/** Names by address. */
export const addressBook: Document = {
  name: 'address-book',
  empty: { entries: [] },
  schema: z.object(
    {
      entries: eachOnce({
        schema: entry,
        most: MOST_ENTRIES,
        keyOf: ({ address }) => address,
        what: 'entries of the address book',
      }),
    },
    'The value must be like {"entries":[{"address":"0x…","name":"…"}]}.',
  ),
}
