import { formatDecimal } from '@love/protocol/format/formatNumber'
import { type Fraction, fraction, toDecimal } from '@love/protocol/prices/fraction'

/** To the nearest hundredth of a percent; what is less than that is not nothing. */
export function percentWords({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 20_000n + denominator) / (denominator * 2n)
  if (hundredths <= 0n) return numerator > 0n ? '<0.01%' : '0%'
  return `${formatDecimal(toDecimal(fraction(hundredths, 100n), 2))}%`
}
