import type { Worth } from '@love/protocol/history/positions/worth'
import { formatPrice } from '@love/protocol/prices/figure'
import { type Fraction, fraction } from '@love/protocol/prices/fraction'
import { type Currency, shortUsd } from '../../../chain/prices/createMoney.ts'

const units = { USD: 'usd', ETH: 'eth', LOVE: 'love' } as const satisfies Record<Currency, keyof Worth>

export const currencies = ['USD', 'ETH', 'LOVE'] as const satisfies readonly Currency[]

/** “$1,234”, “0.42 ETH”. */
export function worthWords(worth: Worth, currency: Currency): string {
  return words(absolute(worth[units[currency]]), currency, isLess(worth, currency) ? '−' : '')
}

/** “+$12.34”, “−$5.60”, “$0” */
export function changeWords(worth: Worth, currency: Currency): string {
  const value = worth[units[currency]]
  return words(absolute(value), currency, value === 0n ? '' : isLess(worth, currency) ? '−' : '+')
}

export function isLess(worth: Worth, currency: Currency): boolean {
  return worth[units[currency]] < 0n
}

function words(size: bigint, currency: Currency, sign: string): string {
  const value: Fraction = fraction(size, 10n ** 36n)
  return currency === 'USD' ? `${sign}${cents(value)}` : `${sign}${formatPrice(value)} ${currency}`
}

/** Nobody earns by a hundredth of a cent. */
function cents(value: Fraction): string {
  const rounded = (value.numerator * 200n + value.denominator) / (value.denominator * 2n)
  if (rounded === 0n) return value.numerator === 0n ? '$0' : '$0.00'
  return shortUsd(fraction(rounded, 100n))
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** Of 10^-18: “+12.3%”. */
export function yearWords(inYear: bigint): string {
  const size = absolute(inYear)
  const percent = formatPrice(fraction(size * 100n, 10n ** 18n))
  return `${inYear < 0n ? '−' : '+'}${percent}%`
}
