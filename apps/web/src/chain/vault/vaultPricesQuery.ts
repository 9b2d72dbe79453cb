import { queryOptions } from '@tanstack/react-query'
import { marketDefaults } from '../market/marketDefaults.ts'
import type { Range } from '../market/ranges.ts'
import { readMarket } from '../market/readMarket.ts'
import type { ServerClock } from '../serverClock.ts'
import { parseVaultPrices } from './parseVaultPrices.ts'

/** Whole hours, so that everybody asks for the same. */
const roundedTo = 3_600

/** Where a range begins, in seconds since 1970. */
export function rangeStart({ seconds }: Range, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs / 1_000 - seconds) / roundedTo) * roundedTo)
}

export function vaultPricesQuery(range: Range, clock: ServerClock) {
  return queryOptions({
    queryKey: ['market', 'faith', range.id],
    queryFn: ({ signal }) =>
      readMarket({
        path: `faith/prices?from=${rangeStart(range, clock.now())}`,
        parse: parseVaultPrices,
        signal,
      }),
    ...marketDefaults,
    meta: { isKept: false },
  })
}
