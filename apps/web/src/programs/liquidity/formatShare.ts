import { type Fraction, fraction, toDecimal } from '@love/protocol/prices/fraction'

const digits = 4
const scale = 10n ** BigInt(digits + 2)

/** A part of a pool in percent, rounded to four decimals: cut off, a whole percent would read 0.9999. */
export function formatShare({ numerator, denominator }: Fraction): string {
  const rounded = (2n * numerator * scale + denominator) / (2n * denominator)
  if (rounded === 0n && numerator > 0n) return '<0.0001%'
  return `${toDecimal(fraction(rounded, 10n ** BigInt(digits)), digits).replace(/\.?0+$/, '')}%`
}
