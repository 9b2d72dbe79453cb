import { getAddress } from 'viem'
import * as z from 'zod/mini'

/** A gateway may spell an address as it likes; we show the checksummed spelling. */
export const replyAddress = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)),
  z.transform((text) => getAddress(text)),
)
