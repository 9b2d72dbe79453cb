import type { MarketHead } from '../market/marketReplies.ts'
import type { HistoryProgram, MovementKind } from './movement.ts'

/**
 * `GET /market/accounts/{address}/history?program=&token=&pair=&from=&to=&before=&limit=`: what moved for an address,
 * by transaction, newest first. Filters choose transactions in which something matches; each is told whole.
 */
export type HistoryReply = MarketHead & {
  readonly account: string
  /** When what is stored begins, in seconds since 1970; null while nothing is. What was before is in no answer. */
  readonly since: number | null
  /** What one whole token of this page costs in USD now, by symbol; what ether costs in any case. */
  readonly prices: HistoryPrices
  readonly transactions: readonly HistoryTransaction[]
  /** What `before` must be to get the next page; null after the last one. */
  readonly next: string | null
}

/** By symbol; missing where there is no price. */
export type HistoryPrices = Readonly<Record<string, string>>

export type HistoryTransaction = {
  readonly hash: string
  readonly block: number
  readonly timestamp: number
  /** The same in that block. */
  readonly prices: HistoryPrices
  /** In the order of the chain. Of hundreds only the first are told. */
  readonly movements: readonly HistoryMovement[]
  readonly isCut: boolean
}

/** As stored: addresses in lower case, amounts in the smallest parts. */
export type HistoryMovement = {
  /** The place of the event in its block. */
  readonly at: number
  readonly kind: MovementKind
  readonly program: HistoryProgram
  readonly contract: string
  /** An empty text where it went through none. */
  readonly pair: string
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Of the farm the pool. */
  readonly other: string | null
  readonly shares: string | null
}

export const historyPrograms = [
  'swap',
  'liquidity',
  'farm',
  'faith',
  'transfer',
  'approval',
] as const satisfies readonly HistoryProgram[]
