import { combine, type Figure, formatPrice, formatUsd, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, invert, multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { eth, love } from '@love/protocol/tokens/tokens'

export type Currency = 'USD' | 'ETH' | 'LOVE'

export type Money = {
  /** A value in USD, in the currency that the person prefers. */
  readonly convert: (usd: Figure) => Figure
  readonly format: (converted: Fraction) => string
}

const units: Readonly<Record<Exclude<Currency, 'USD'>, Token>> = { ETH: eth, LOVE: love }

/** The one place that knows about the preferred currency: values of today, by today's prices. */
export function createMoney(currency: Currency, price: (token: Token) => Figure): Money {
  if (currency === 'USD') return { convert: (usd) => usd, format: shortUsd }
  const unit = units[currency]
  return {
    // A price that is there is positive.
    convert: (usd) => combine([usd, price(unit)], (value, unitPrice) => multiply(value, invert(unitPrice))),
    format: (converted) => `${formatPrice(converted)} ${unit.symbol}`,
  }
}

/** From a thousand dollars on, nobody reads the cents. */
export function shortUsd(usd: Figure): string {
  const text = formatUsd(usd)
  return isAvailable(usd) && text.includes(',') ? text.replace(/\.\d+$/, '') : text
}
