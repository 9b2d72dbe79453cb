import { formatDecimal } from '../format/formatNumber.ts'
import { type Fraction, fraction, multiply, toDecimal } from './fraction.ts'

/** A number that may be missing, and then says why. */
export type Figure = Fraction | Unavailable

export type Unavailable = { readonly unavailable: string }

export function unavailable(reason: string): Unavailable {
  return { unavailable: reason }
}

export function isAvailable(figure: Figure): figure is Fraction {
  return !('unavailable' in figure)
}

/** Works on figures that are all there; the first missing one is the answer otherwise. */
export function combine<const T extends readonly Figure[]>(
  figures: T,
  compute: (...values: { [K in keyof T]: Fraction }) => Figure,
): Figure {
  const missing = figures.find((figure) => !isAvailable(figure))
  if (missing) return missing
  return compute(...(figures as { [K in keyof T]: Fraction }))
}

/** Enough for the smallest price two 18-decimals tokens can have. */
const exactDigits = 36

/** A price with four significant digits; missing ones read `n/a` (the reason is in the figure). */
export function formatPrice(figure: Figure): string {
  return isAvailable(figure) ? formatDecimal(toDecimal(figure, exactDigits), { significant: 4 }) : 'n/a'
}

/** Dollars with cents from one dollar up, with significant digits below. */
export function formatUsd(figure: Figure): string {
  const text = formatPrice(figure)
  if (text === 'n/a') return text
  const [whole = '', cents = ''] = text.split('.')
  const amount = /[1-9]/.test(whole) ? `${whole}.${cents.padEnd(2, '0')}` : text
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`
}

export function formatPercent(figure: Figure): string {
  if (!isAvailable(figure)) return 'n/a'
  return `${formatDecimal(toDecimal(multiply(figure, fraction(100n)), exactDigits))}%`
}
