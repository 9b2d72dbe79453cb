import type { MarketHead } from '../../market/marketReplies.ts'
import type { HistoryPrices } from '../historyReply.ts'

/**
 * `GET /market/accounts/{address}/timeline`: what an address had, at moments that are evenly apart from the first
 * movement that is stored to the newest block. Only what is followed: LOVE, WAR3, shares of pairs and of the vault.
 */
export type TimelineReply = MarketHead & {
  readonly account: string
  readonly points: readonly TimelinePointReply[]
}

export type TimelinePointReply = {
  readonly block: number
  readonly timestamp: number
  /** USD of one whole token at the end of that block, by symbol; missing where there was none. */
  readonly prices: HistoryPrices
  /** By symbol, in the smallest parts: how much more (or less) there was than before the first movement. Stakes count. */
  readonly changed: Readonly<Record<string, string>>
  /** By the symbol of the share. */
  readonly positions: Readonly<Record<string, TimelinePositionReply>>
}

export type TimelinePositionReply = {
  /** The shares whose cost is known, in 10^-18 of their smallest part. */
  readonly known: string
  /** What the pool got for them, by symbol, in the same parts. */
  readonly held: Readonly<Record<string, string>>
}
