import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { HistoryQuery } from '../../../chain/market/history.ts'
import { type Candles, parseCandles } from '../../../chain/market/parseCandles.ts'
import { type Range, rangeSearch } from '../../../chain/market/ranges.ts'
import { pageClock } from '../../../chain/serverClock.ts'

export function candlesOf({ name }: Pick<PairDefinition, 'name'>, range: Range): HistoryQuery<Candles> {
  return {
    name: `candles ${name} ${range.id}`,
    path: () => `pairs/${name}/candles?${rangeSearch(range, pageClock.now())}`,
    parse: parseCandles,
  }
}
