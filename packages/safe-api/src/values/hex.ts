import type { Hex } from 'viem'
import * as z from 'zod/mini'

export type HexLimits = { readonly kind: string; readonly leastBytes: number; readonly mostBytes: number }

/**
 * Whole bytes. Lower case, so that equal bytes are equal text.
 * The length is judged first: nobody makes us read megabytes.
 */
export function hex({ kind, leastBytes, mostBytes }: HexLimits) {
  const [least, most] = [2 + 2 * leastBytes, 2 + 2 * mostBytes]
  return z.pipe(
    z.string(`not ${kind}`).check(
      z.refine((text) => text.length <= most, { error: `longer than ${mostBytes} bytes`, abort: true }),
      z.regex(/^0x[0-9a-f]*$/i, { error: `not ${kind}`, abort: true }),
      z.refine((text) => text.length % 2 === 0, { error: 'not made of whole bytes', abort: true }),
      z.refine((text) => text.length >= least, `shorter than ${leastBytes} bytes`),
    ),
    z.transform((text) => text.toLowerCase() as Hex),
  )
}
