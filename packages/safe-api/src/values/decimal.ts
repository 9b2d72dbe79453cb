import { maxUint256 } from 'viem'
import * as z from 'zod/mini'

/** Of at most 256 bits. A JSON number would have lost digits on its way, so only text is taken. */
export const decimal = z.string('not a decimal number in quotes').check(
  z.regex(/^(0|[1-9]\d{0,77})$/, { error: 'not a decimal number in quotes', abort: true }),
  z.refine((text) => BigInt(text) <= maxUint256, 'above 2^256 − 1'),
)
