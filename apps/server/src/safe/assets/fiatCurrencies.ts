import { combine, type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { fraction, invert } from '@love/protocol/prices/fraction'
import { eth, wbtc } from '@love/protocol/tokens/tokens'
import { GatewayError } from '../gateway/refusalOf.ts'
import type { PriceOf } from './createPriceBook.ts'

/**
 * The chain knows no fiat money but the dollar that USDT stands for. What else is offered has a price on the chain:
 * ether, and bitcoin by WBTC.
 */
const currencies: Readonly<Record<string, (priceOf: PriceOf) => Figure>> = {
  USD: () => fraction(1n),
  ETH: (priceOf) => inverse(priceOf(eth)),
  BTC: (priceOf) => inverse(priceOf(wbtc)),
}

export const fiatCodes: readonly string[] = Object.keys(currencies)

/** How much of a currency a dollar buys. */
export function perDollar(code: string, priceOf: PriceOf): Figure {
  return findCurrency(code)(priceOf)
}

export function refuseUnknownCurrency(code: string): void {
  findCurrency(code)
}

function findCurrency(code: string): (priceOf: PriceOf) => Figure {
  const currency = currencies[code.toUpperCase()]
  if (!currency)
    throw new GatewayError(400, `currency: not supported. Supported currencies: ${fiatCodes.join(', ')}.`)
  return currency
}

function inverse(price: Figure): Figure {
  return combine([price], (value) => (value.numerator > 0n ? invert(value) : unavailable('no price')))
}

/** A missing figure is no money: clients of others take nothing but digits. */
export function figureOrZero(figure: Figure) {
  return isAvailable(figure) ? figure : fraction(0n)
}
