import type { MarketHead } from './marketReplies.ts'

/**
 * `GET /market/faith/prices?from=&to=`: what people entered and left the vault for, at most 1,500 of them. Where there
 * were more, the last of each span of time stands for all. Before them comes the last older one, if there is one.
 */
export type VaultPricesReply = MarketHead & {
  /** LOVE for one FAITH, in each move and right after it. */
  readonly prices: readonly VaultPrice[]
}

/** An entry lowers the price a little, as shares for the fee are minted on top. Where that is not known both are the same. */
export type VaultPrice = readonly [timestamp: number, price: string, priceAfter: string]
