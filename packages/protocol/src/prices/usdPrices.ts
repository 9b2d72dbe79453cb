import type { PairState } from '../actions/readPair.ts'
import { loveUsdt } from '../pairs/loveUsdt.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { wethUsdt } from '../pairs/wethUsdt.ts'
import type { Token } from '../tokens/token.ts'
import { combine, type Figure, unavailable } from './figure.ts'
import { fraction, multiply } from './fraction.ts'
import { reservePrice } from './reservePrice.ts'
import { type PriceStep, usdRoute } from './usdRoute.ts'

/** USD prices from reserves alone, one US dollar being one USDT. */
export function usdPrices(states: readonly PairState[]): (token: Token) => Figure {
  const find = (pair: PairDefinition) => states.find((state) => state.definition.name === pair.name)
  const depth = (pair: PairDefinition) => find(pair)?.reserves?.token.raw ?? 0n
  const isEtherDirect = depth(wethUsdt) > depth(loveUsdt)

  return (token) => {
    const route = usdRoute(token, { isEtherDirect })
    if (!route) return unavailable(`no pair of ${token.symbol} with LOVE`)
    const prices = route.map((step) => stepPrice(find(step.pair), step))
    return prices.reduce<Figure>((product, price) => combine([product, price], multiply), fraction(1n))
  }
}

function stepPrice(state: PairState | undefined, { pair, of }: PriceStep): Figure {
  if (!state?.reserves) return unavailable(`the pair ${pair.name} does not exist here`)
  const { base, token } = state.reserves
  return of === 'base' ? reservePrice({ of: base, in: token }) : reservePrice({ of: token, in: base })
}
