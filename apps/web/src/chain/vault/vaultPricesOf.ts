import type { VaultPricesReply } from '@love/protocol/market/marketReplies'
import type { HistoryQuery } from '../market/history.ts'
import type { Range } from '../market/ranges.ts'
import { pageClock } from '../serverClock.ts'
import { parseVaultPrices } from './parseVaultPrices.ts'

/** Whole hours, so that everybody asks for the same. */
const roundedTo = 3_600

/** Where a range begins, in seconds since 1970. */
export function rangeStart({ seconds }: Range, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs / 1_000 - seconds) / roundedTo) * roundedTo)
}

export function vaultPricesOf(range: Range): HistoryQuery<VaultPricesReply> {
  return {
    name: `faith ${range.id}`,
    path: () => `faith/prices?from=${rangeStart(range, pageClock.now())}`,
    parse: parseVaultPrices,
  }
}
