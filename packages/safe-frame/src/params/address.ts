import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'

/** All lower case or with a right checksum; leaves in its checksummed spelling. */
export const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text))),
  z.transform((text): Address => getAddress(text)),
)
