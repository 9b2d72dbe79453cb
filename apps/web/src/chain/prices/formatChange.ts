import { formatDecimal } from '@love/protocol/format/formatNumber'
import { type Fraction, fraction, multiply, toDecimal } from '@love/protocol/prices/fraction'

/** A hundredth of a percent is enough for everybody: `1,234.5%`. */
export function formatRate(rate: Fraction): string {
  return `${formatDecimal(toDecimal(multiply(rate, fraction(100n)), 2))}%`
}

/** The same with a sign: `+1.23%`. */
export function formatChange(change: Fraction): string {
  const text = formatRate(change)
  return change.numerator > 0n && text !== '0%' ? `+${text}` : text
}
