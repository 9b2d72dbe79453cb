import { type Fraction, fraction } from '../../prices/fraction.ts'
import { FINE } from './foldPosition.ts'
import type { Worth } from './worth.ts'

export type BreakEvenDay =
  | { readonly when: 'now' }
  /** Of all days that people plan for the first one. */
  | { readonly when: 'later'; readonly days: bigint }
  | { readonly when: 'never' }

/** Ten years. */
export const MOST_DAYS = 3_650n

/** The first day on which a position has brought what it cost, by one of the three ways to count. */
export function breakEvenDay(
  profitAfter: (days: bigint) => Worth | undefined,
  unit: keyof Worth,
): BreakEvenDay | undefined {
  const brings = (days: bigint) => {
    const profit = profitAfter(days)
    return profit && profit[unit] >= 0n
  }
  const [now, atLast] = [brings(0n), brings(MOST_DAYS)]
  if (now === undefined || atLast === undefined) return undefined
  if (now) return { when: 'now' }
  if (!atLast) return { when: 'never' }
  return { when: 'later', days: leastOf(MOST_DAYS, (days) => brings(days) === true) }
}

/**
 * The lowest price of LOVE, in 10^-18 of a dollar, at which a position has brought what it cost in dollars.
 * Undefined where not even a thousand times the assumed price does.
 */
export function breakEvenPrice(
  profitAt: (price: Fraction) => Worth | undefined,
  assumed: Fraction,
): Fraction | undefined {
  const most = (assumed.numerator * 1_000n * FINE) / assumed.denominator
  const brings = (price: bigint) => (profitAt(fraction(price, FINE))?.usd ?? -1n) >= 0n
  return most > 0n && brings(most) ? fraction(leastOf(most, brings), FINE) : undefined
}

/** By halves: what is true of one is true of all that are larger. */
function leastOf(most: bigint, isTrue: (value: bigint) => boolean): bigint {
  let [below, above] = [0n, most]
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (isTrue(middle)) above = middle
    else below = middle
  }
  return above
}
