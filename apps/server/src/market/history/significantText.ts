import type { Fraction } from '@love/protocol/prices/fraction'
import { tenTo } from './tenTo.ts'

export const significant = 12

/**
 * Decimal text with up to twelve significant digits, cut towards zero, without an exponent: `0.00001234`. Whole
 * numbers keep all of their digits. The fraction need not be reduced and is not negative.
 */
export function significantText({ numerator, denominator }: Fraction): string {
  if (numerator === 0n) return '0'
  // The estimate may be one off, so that one digit more than needed is made, or two.
  const size = Math.floor(magnitude(numerator) - magnitude(denominator))
  const decimals = Math.max(0, significant - size)
  return scaledText((numerator * tenTo(decimals)) / denominator, decimals)
}

/** The same of a number that is given in units of 10^-decimals. */
export function scaledText(scaled: bigint, decimals: number): string {
  return digitsText(scaled.toString(), decimals)
}

export function digitsText(digits: string, decimals: number): string {
  const whole = digits.length > decimals ? digits.slice(0, digits.length - decimals) : ''
  const first = digits.slice(whole.length, Math.max(significant, whole.length))
  let end = first.length
  while (end > 0 && first[end - 1] === '0') end--
  if (end === 0) return whole || '0'
  const zeros = whole === '' ? '0'.repeat(decimals - digits.length) : ''
  return `${whole || '0'}.${zeros}${first.slice(0, end)}`
}

/** The decimal logarithm, roughly. Values beyond what a number holds are measured by their digits. */
function magnitude(value: bigint): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.log10(number) : value.toString().length - 1
}
