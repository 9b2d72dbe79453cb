import { pairs } from '../pairs/index.ts'
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

/** One factor of a price: what that side of the pair costs in the other. */
export type PriceStep = { readonly pair: PairDefinition; readonly of: 'base' | 'token' }

export type UsdRouteParameters = {
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
    : [{ pair: loveEth, of: 'token' }, ...loveRoute]
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
      const pair = pairs.find(({ token, base }) => token.symbol === symbol && base.symbol === love.symbol)
      return pair && [{ pair, of: 'token' }, ...loveRoute]
    }
  }
}
