import type { Amount } from '@love/protocol/amounts/amount'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, multiply } from '@love/protocol/prices/fraction'
import { amountFraction } from './amountFraction.ts'

/** “ ($12.34)” to stand behind an amount; nothing where there is no price. */
export function dollarsBeside(amount: Amount, price: Figure | undefined): string {
  if (price === undefined || !isAvailable(price) || amount.raw === 0n) return ''
  return ` (${wholeCents(multiply(amountFraction(amount), price))})`
}

/** To the nearest cent; from a thousand dollars on, nobody reads the cents. */
export function wholeCents({ numerator, denominator }: Fraction): string {
  const cents = (numerator * 200n + denominator) / (denominator * 2n)
  if (cents === 0n) return '<$0.01'
  const dollars = `$${groupDigits(cents / 100n)}`
  return cents >= 100_000n ? dollars : `${dollars}.${String(cents % 100n).padStart(2, '0')}`
}
