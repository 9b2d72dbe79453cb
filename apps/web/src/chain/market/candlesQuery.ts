import type { PairDefinition } from '@love/protocol/pairs/pair'
import { queryOptions } from '@tanstack/react-query'
import type { ServerClock } from '../serverClock.ts'
import { marketDefaults } from './marketDefaults.ts'
import { parseCandles } from './parseCandles.ts'
import { type Range, rangeSearch } from './ranges.ts'
import { readMarket } from './readMarket.ts'

export function candlesQuery({ name }: PairDefinition, range: Range, clock: ServerClock) {
  return queryOptions({
    queryKey: ['market', 'candles', name, range.id],
    queryFn: ({ signal }) =>
      readMarket({
        path: `pairs/${name}/candles?${rangeSearch(range, clock.now())}`,
        parse: parseCandles,
        signal,
      }),
    ...marketDefaults,
    // Hundreds of candles each: too much to keep for the next visit.
    meta: { isKept: false },
  })
}
