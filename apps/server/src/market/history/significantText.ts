import { isAvailable, unavailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { priceChange, ratioText } from '../createPriceReader.ts'

const significant = 12

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

function digitsText(digits: string, decimals: number): string {
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

const powers: bigint[] = []

/** Powers of ten, each made once: they are needed thousands of times an answer. */
export function tenTo(exponent: number): bigint {
  const known = powers[exponent]
  if (known !== undefined) return known
  const power = 10n ** BigInt(exponent)
  powers[exponent] = power
  return power
}

/** How far from a whole number a result must be for its rounding errors, below a thousandth, not to matter. */
const MARGIN = 0.01

const floatPowers = new Map<number, number>()

/**
 * What `significantText` says of `dividend × 10^exponent ÷ divisor`, three times as fast: floating point finds the
 * digits, and where it cannot be sure of the last one they are made exactly. Both are positive, as decimal text.
 */
export function quotientText(dividend: string, divisor: string, exponent: number): string {
  const quotient = Number(dividend) / Number(divisor)
  const size = Math.floor(Math.log10(quotient)) + exponent
  const decimals = significant - 1 - size
  const scaled = quotient * power(decimals + exponent)
  const digits = Math.floor(scaled)
  const isSure = scaled - digits > MARGIN && scaled - digits < 1 - MARGIN
  const isWhole = digits >= 1e11 && digits < 1e12 && decimals >= 0
  if (isSure && isWhole) return digitsText(String(digits), decimals)
  return significantText({
    numerator: BigInt(dividend) * tenTo(Math.max(0, exponent)),
    denominator: BigInt(divisor) * tenTo(Math.max(0, -exponent)),
  })
}

/** Read from text it is the nearest there is, which a computed power need not be. */
function power(exponent: number): number {
  const known = floatPowers.get(exponent)
  if (known !== undefined) return known
  const value = Number(`1e${exponent}`)
  floatPowers.set(exponent, value)
  return value
}

const missing = unavailable('no price available')

/** As a part of what it was: `-0.0123`. */
export function percentChangeText(before: Fraction | undefined, now: Fraction | undefined): string | null {
  const change = priceChange(before ?? missing, now ?? missing)
  return isAvailable(change) ? ratioText(change) : null
}
