import type { Sides } from '@love/protocol/liquidity/pool'
import { add, type Fraction, fraction } from '@love/protocol/prices/fraction'

/** Of what a person has seen; more must be accepted anew. */
const tolerated = fraction(1n, 1_000n)

/** By how much the ratio of two amounts is another one now; undefined while that is not worth mentioning. */
export function ratioMovedBy(seen: Sides, now: Sides): Fraction | undefined {
  return worthMentioning(seen.other * now.base, now.other * seen.base)
}

/** By how much less is paid now, of the token that lost more. */
export function paidLessBy(seen: Sides, now: Sides): Fraction | undefined {
  const base = now.base < seen.base ? worthMentioning(seen.base, now.base) : undefined
  const other = now.other < seen.other ? worthMentioning(seen.other, now.other) : undefined
  if (!base || !other) return base ?? other
  return isMore(base, other) ? base : other
}

function worthMentioning(seen: bigint, now: bigint): Fraction | undefined {
  if (seen <= 0n) return undefined
  const change = fraction(now > seen ? now - seen : seen - now, seen)
  return isMore(change, tolerated) ? change : undefined
}

function isMore(a: Fraction, b: Fraction): boolean {
  return add(a, { ...b, numerator: -b.numerator }).numerator > 0n
}
