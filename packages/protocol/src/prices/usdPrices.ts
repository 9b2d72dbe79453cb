import type { PairState } from '../actions/readPair.ts'
import type { Side } from '../liquidity/pool.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { loveEth, loveUsdt, pairs, war3Eth, wethUsdt } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { eth, love, usdt, war3, weth } from '../tokens/tokens.ts'
import { combine, type Figure, unavailable } from './figure.ts'
import { fraction, multiply } from './fraction.ts'
import { reservePrice } from './reservePrice.ts'

/** USD prices from reserves alone, one US dollar being one USDT. */
export function usdPrices(states: readonly PairState[]): (token: Token) => Figure {
  const find = (pair: PairDefinition) => states.find((state) => state.definition.name === pair.name)
  const depth = (pair: PairDefinition) => find(pair)?.reserves?.other.raw ?? 0n
  const isEtherDirect = depth(wethUsdt) > depth(loveUsdt)

  return (token) => {
    const route = usdRoute(token, { isEtherDirect })
    if (!route) return unavailable(`no ${token.symbol} pair with LOVE`)
    const prices = route.map((step) => stepPrice(find(step.pair), step))
    return prices.reduce<Figure>((product, price) => combine([product, price], multiply), fraction(1n))
  }
}

function stepPrice(state: PairState | undefined, { pair, of }: PriceStep): Figure {
  if (!state?.reserves) return unavailable(`the ${pair.name} pair does not exist on this network`)
  const { base, other } = state.reserves
  return of === 'base' ? reservePrice({ of: base, in: other }) : reservePrice({ of: other, in: base })
}

/** One factor of a price: what that side of the pair costs in the other. */
export type PriceStep = { readonly pair: PairDefinition; readonly of: Side }

type UsdRouteParameters = {
  /** Whether WETH-USDT holds more USDT than LOVE-USDT: then the price of ether comes from there. */
  isEtherDirect: boolean
}

const loveRoute: readonly PriceStep[] = [{ pair: loveUsdt, of: 'base' }]

/** The pairs whose prices, multiplied, are the USD price of a token; undefined where no pair leads to one. */
export function usdRoute(
  { symbol }: Token,
  { isEtherDirect }: UsdRouteParameters,
): readonly PriceStep[] | undefined {
  const etherRoute: readonly PriceStep[] = isEtherDirect
    ? [{ pair: wethUsdt, of: 'base' }]
    : [{ pair: loveEth, of: 'other' }, ...loveRoute]
  switch (symbol) {
    case usdt.symbol:
      return []
    case love.symbol:
      return loveRoute
    case eth.symbol:
    case weth.symbol:
      return etherRoute
    case war3.symbol:
      return [{ pair: war3Eth, of: 'base' }, ...etherRoute]
    default: {
      const pair = pairs.find(({ base, other }) => other.symbol === symbol && base.symbol === love.symbol)
      return pair && [{ pair, of: 'other' }, ...loveRoute]
    }
  }
}
