import { type Fraction, fraction } from '../prices/fraction.ts'
import type { Sides } from './pool.ts'
import { squareRoot } from './squareRoot.ts'

/**
 * What a position holds once the price of the base token, in the other one, is `factor` times what it is now. The pool
 * keeps the product of its two sides; fees that it earns meanwhile come on top. Rounded down to the smallest parts.
 */
export function sidesAfterMove({ base, other }: Sides, { numerator, denominator }: Fraction): Sides {
  return {
    base: squareRoot((base * base * denominator) / numerator),
    other: squareRoot((other * other * numerator) / denominator),
  }
}

/** Digits behind the point of a root that has endlessly many. */
const scale = 10n ** 20n

/** How much less a position is worth after such a move than the two tokens would be, had they been held: 1 − 2·sqrt(f) / (1 + f). */
export function impermanentLoss({ numerator, denominator }: Fraction): Fraction {
  const held = (numerator + denominator) * scale
  const root = squareRoot(numerator * denominator * scale * scale)
  return fraction(held - 2n * root, held)
}
