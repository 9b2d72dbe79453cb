import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { scaledText } from './significantText.ts'
import { tenTo } from './tenTo.ts'

/** Sums of fractions would grow without end: money is added up in whole parts of this size, cut towards zero. */
const usdDecimals = 36
const unit = tenTo(usdDecimals)

/** What an amount is worth at a price, in units of 10^-36 USD. */
export function usdValue(
  raw: bigint,
  { decimals }: Pick<Token, 'decimals'>,
  { numerator, denominator }: Fraction,
): bigint {
  return (raw * numerator * unit) / (denominator * tenTo(decimals))
}

export function usdText(value: bigint | undefined): string | null {
  return value === undefined ? null : scaledText(value, usdDecimals)
}
