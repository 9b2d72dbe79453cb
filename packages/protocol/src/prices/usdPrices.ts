import type { PairState } from '../actions/readPair.ts'
import { loveEth } from '../pairs/loveEth.ts'
import { loveUsdt } from '../pairs/loveUsdt.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { war3Eth } from '../pairs/war3Eth.ts'
import { wethUsdt } from '../pairs/wethUsdt.ts'
import { eth } from '../tokens/eth.ts'
import { love } from '../tokens/love.ts'
import type { Token } from '../tokens/token.ts'
import { usdt } from '../tokens/usdt.ts'
import { war3 } from '../tokens/war3.ts'
import { weth } from '../tokens/weth.ts'
import { combine, type Figure, unavailable } from './figure.ts'
import { fraction, multiply } from './fraction.ts'
import { reservePrice } from './reservePrice.ts'

/** USD prices from reserves alone, one US dollar being one USDT. */
export function usdPrices(states: readonly PairState[]): (token: Token) => Figure {
  const find = (pair: PairDefinition) => states.find((state) => state.definition.name === pair.name)
  const baseIn = (pair: PairDefinition) => priceIn(find(pair), pair, 'base')
  const tokenIn = (pair: PairDefinition) => priceIn(find(pair), pair, 'token')

  const lovePrice = baseIn(loveUsdt)
  const ethPrice = isDeeper(find(wethUsdt), find(loveUsdt))
    ? baseIn(wethUsdt)
    : combine([tokenIn(loveEth), lovePrice], multiply)
  const known = new Map<string, Figure>([
    [usdt.symbol, fraction(1n)],
    [love.symbol, lovePrice],
    [eth.symbol, ethPrice],
    [weth.symbol, ethPrice],
    [war3.symbol, combine([baseIn(war3Eth), ethPrice], multiply)],
  ])

  return (token) => {
    const direct = known.get(token.symbol)
    if (direct) return direct
    const pair = states.find(
      ({ definition }) => definition.token.symbol === token.symbol && definition.base.symbol === love.symbol,
    )
    if (!pair) return unavailable(`no pair of ${token.symbol} with LOVE`)
    return combine([tokenIn(pair.definition), lovePrice], multiply)
  }
}

function priceIn(state: PairState | undefined, pair: PairDefinition, side: 'base' | 'token'): Figure {
  if (!state?.reserves) return unavailable(`the pair ${pair.name} does not exist here`)
  const { base, token } = state.reserves
  return side === 'base' ? reservePrice({ of: base, in: token }) : reservePrice({ of: token, in: base })
}

function isDeeper(a: PairState | undefined, b: PairState | undefined): boolean {
  return (a?.reserves?.token.raw ?? 0n) > (b?.reserves?.token.raw ?? 0n)
}
