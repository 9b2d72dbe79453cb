import type { PairState } from '@love/protocol/actions/readPair'
import type { Amount } from '@love/protocol/amounts/amount'
import { formatAmount } from '@love/protocol/amounts/formatAmount'
import { isAvailable } from '@love/protocol/prices/figure'
import { formatPrice } from '@love/protocol/prices/formatFigure'
import { reservePrice } from '@love/protocol/prices/reservePrice'

export type PairFigures = { readonly [Name in 'token' | 'base' | 'price' | 'inverse']: string }

/** The cells of one row; a figure that is missing says why. */
export function pairFigures(state: PairState | undefined, isLoading: boolean): PairFigures {
  if (!state) return everywhere(isLoading ? '…' : 'n/a')
  if (!state.reserves) return everywhere('no pool')
  const { token, base } = state.reserves
  return {
    token: formatAmount(token),
    base: formatAmount(base),
    price: priceText({ of: base, in: token }),
    inverse: priceText({ of: token, in: base }),
  }
}

function priceText(prices: { of: Amount; in: Amount }): string {
  const price = reservePrice(prices)
  if (!isAvailable(price)) return 'no liquidity'
  return `1 ${prices.of.token.symbol} = ${formatPrice(price)} ${prices.in.token.symbol}`
}

function everywhere(text: string): PairFigures {
  return { token: text, base: text, price: text, inverse: text }
}
