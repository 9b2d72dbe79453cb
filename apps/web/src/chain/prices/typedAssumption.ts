import { decimalPoint } from '@love/protocol/format/decimalPoint'
import { MOST_DAYS } from '@love/protocol/history/positions/breakEven'
import { type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { toDecimal } from '@love/protocol/prices/fraction'
import { decimalFigure } from './decimalFigure.ts'

/** Dollars as a person types them: plain digits, no signs, no exponents. */
const plain = /^\d{1,15}(?:\.\d{0,24})?$/

export function readPrice(text: string): Figure {
  const typed = decimalPoint(text)
  return plain.test(typed)
    ? decimalFigure(typed.replace(/\.$/, ''), '')
    : unavailable('enter a price such as 0.01')
}

/** Six digits that count, as a person would type them; nothing where there is no price. */
export function priceField(figure: Figure): string {
  if (!isAvailable(figure)) return ''
  const [whole = '0', decimals = ''] = toDecimal(figure, 24).split('.')
  const zeros = decimals.length - decimals.replace(/^0+/, '').length
  const kept = whole === '0' ? decimals.slice(0, zeros + 6) : decimals.slice(0, Math.max(2, 6 - whole.length))
  return `${whole}.${kept}`.replace(/\.?0+$/, '') || '0'
}

export function readDays(text: string): { readonly days?: bigint; readonly error?: string } {
  const typed = text.trim()
  const days = /^\d{1,5}$/.test(typed) ? BigInt(typed) : 0n
  return days >= 1n && days <= MOST_DAYS ? { days } : { error: 'Enter whole days, from 1 to 3650.' }
}
