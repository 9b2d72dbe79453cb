import { formatDecimal } from '@love/protocol/format/formatDecimal'
import { type Fraction, fraction, toDecimal } from '@love/protocol/prices/fraction'

const digits = 4
const scale = 10n ** BigInt(digits + 2)

/** A part of a pool in percent, rounded to four decimals: cut off, a whole percent would read 0.9999. */
export function formatShare(share: Fraction): string {
  const rounded = (2n * share.numerator * scale + share.denominator) / (2n * share.denominator)
  if (rounded === 0n && share.numerator > 0n) return '<0.0001%'
  return `${formatDecimal(toDecimal(fraction(rounded, 10n ** BigInt(digits)), digits))}%`
}
