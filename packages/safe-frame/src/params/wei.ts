import { maxUint256 } from 'viem'
import * as z from 'zod/mini'

const written = z.string().check(z.regex(/^(0x[0-9a-f]{1,64}|0x|\d{1,78}|)$/i))

/** Apps write one amount as '0x1', '1' or 1. Leaves in decimal digits. */
export const wei = z.pipe(
  z.pipe(
    z.union([written, z.int().check(z.nonnegative()), z.bigint()]),
    z.transform((amount) => BigInt(amount === '0x' ? 0 : amount)),
  ),
  z.pipe(
    z.bigint().check(z.gte(0n), z.lte(maxUint256)),
    z.transform((amount) => amount.toString()),
  ),
)
