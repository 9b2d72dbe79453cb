import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'

/** All lower case or with a right checksum: anything else may be a slip. Leaves in its checksummed spelling. */
export const address = z.pipe(
  z.string('not an address').check(
    z.regex(/^0x[0-9a-f]{40}$/i, { error: 'not an address', abort: true }),
    z.refine((text) => isAddress(text), 'an address with a wrong checksum'),
  ),
  z.transform((text) => getAddress(text)),
)
