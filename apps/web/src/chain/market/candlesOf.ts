import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pageClock } from '../serverClock.ts'
import type { HistoryQuery } from './history.ts'
import { type Candles, parseCandles } from './parseCandles.ts'
import { type Range, rangeSearch } from './ranges.ts'

export function candlesOf({ name }: Pick<PairDefinition, 'name'>, range: Range): HistoryQuery<Candles> {
  return {
    name: `candles ${name} ${range.id}`,
    path: () => `pairs/${name}/candles?${rangeSearch(range, pageClock.now())}`,
    parse: parseCandles,
  }
}
