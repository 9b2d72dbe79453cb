import { type Fraction, toDecimal } from '@love/protocol/prices/fraction'

/** Enough for the smallest price two 18-decimals tokens can have. */
const exactDigits = 36

/** Six decimals, and more where the first four significant digits are further down. */
export function priceText(price: Fraction): string {
  const [whole = '', decimals = ''] = toDecimal(price, exactDigits).split('.')
  const zeros = whole === '0' ? (/^0*/.exec(decimals)?.[0].length ?? 0) : 0
  return toDecimal(price, Math.min(exactDigits, Math.max(6, zeros + 4)))
}

/** A part of one in four decimals, a hundredth of a percent: `-0.0123`. */
export function ratioText(ratio: Fraction): string {
  const text = toDecimal(ratio, 4)
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}
