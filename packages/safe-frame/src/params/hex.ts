import type { Hash, Hex } from 'viem'
import * as z from 'zod/mini'

/** Whole bytes. Without a group that is captured: one of a few megabytes would be too deep for the stack. */
export const hex = z.pipe(
  z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/i)),
  z.transform((text) => text as Hex),
)

export const hash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((text) => text.toLowerCase() as Hash),
)
