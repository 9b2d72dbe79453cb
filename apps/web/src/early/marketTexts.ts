import { baseTokens } from '@love/protocol/pairs/pairs'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { poolsIn } from '../chain/snapshot/publicReading.ts'
import { pairRows } from '../programs/pairs/pairRows.ts'
import { pairShown } from '../programs/pairs/pairShown.ts'
import { totalOfColumn } from '../programs/pairs/totalOfColumn.ts'
import { tokenFigures } from '../programs/tokens/tokenFigures.ts'
import { tokenShown } from '../programs/tokens/tokenShown.ts'
import { named, type TextsOf } from './texts.ts'

/** Of Pairs and Tokens. */
export const marketTexts: TextsOf = function* ({ chain, market }, money) {
  const price = usdPrices(chain.pairs)
  const rows = pairRows({
    states: chain.pairs,
    pools: poolsIn(chain),
    poolsFailure: undefined,
    market: market?.pairs,
    marketFailure: undefined,
    positions: undefined,
    price,
  })
  for (const row of rows) yield* named(row.pair.name, pairShown(row, money))
  const total = (name: 'liquidity' | 'volume') => ({
    figure: money.convert(totalOfColumn(rows.map(({ figures }) => figures[name]))),
    format: money.format,
  })
  yield* named('pairs', { liquidity: total('liquidity'), volume: total('volume') })
  const readings = {
    price,
    supplies: chain.supplies,
    suppliesFailure: undefined,
    market: market?.tokens ?? [],
    marketFailure: undefined,
    balances: undefined,
  }
  for (const token of baseTokens)
    yield* named(token.symbol, tokenShown(token, tokenFigures(token, readings), money))
}
