import type { Worth } from '@love/protocol/history/positions/worth'
import { formatPercent, formatPrice } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { Currency } from '../../../chain/prices/createMoney.ts'
import { wholeCents } from '../../../chain/prices/dollarsBeside.ts'

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
  const value = fraction(size, 10n ** 36n)
  if (currency !== 'USD') return `${sign}${formatPrice(value)} ${currency}`
  // Nobody earns by a hundredth of a cent.
  if (size === 0n) return '$0'
  const text = wholeCents(value)
  return text.startsWith('<') ? '$0.00' : `${sign}${text}`
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** Of 10^-18, to the hundredth of a percent: “+12.3%”. */
export function partWords(inYear: bigint): string {
  const hundredths = (absolute(inYear) * 10_000n) / 10n ** 18n
  const sign = hundredths === 0n ? '' : inYear < 0n ? '−' : '+'
  return `${sign}${formatPercent(fraction(hundredths, 10_000n))}`
}
