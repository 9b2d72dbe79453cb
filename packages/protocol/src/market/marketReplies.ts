/** What `/market/*` answers. Numbers that may be large or exact are decimal texts; what is missing is null. */

export const candleSpans = { '5m': 300, '1h': 3_600, '1d': 86_400 } as const

export type CandleInterval = keyof typeof candleSpans

/** The newest block that the figures know of. Times are seconds since 1970 by the chain's clock. */
export type MarketHead = { readonly block: string; readonly timestamp: number }

/** `GET /market/pairs` */
export type MarketPairsReply = MarketHead & { readonly pairs: readonly MarketPair[] }

export type MarketPair = {
  readonly name: string
  /** What one whole base costs now, in wholes of the other side. */
  readonly price: string | null
  /** The change of that price in a day, as a ratio: `-0.0123`. */
  readonly change24h: string | null
  readonly volumeUsd24h: string | null
  /** What liquidity providers earned: 0.3 % of the volume. */
  readonly feesUsd24h: string | null
  readonly liquidityUsd: string | null
  readonly swaps24h: number
}

/** `GET /market/pairs/{name}/candles?interval=&from=&to=`: one for every interval, also where nobody traded. */
export type CandlesReply = MarketHead & {
  readonly name: string
  readonly interval: CandleInterval
  readonly candles: readonly Candle[]
}

/** Prices are of the base, in the other side; volume and liquidity in USD. */
export type Candle = readonly [
  start: number,
  open: string,
  high: string,
  low: string,
  close: string,
  volumeUsd: string | null,
  liquidityUsd: string | null,
]

/** `GET /market/pairs/{name}/swaps?limit=`: the last ones, newest first. */
export type PairSwapsReply = MarketHead & { readonly name: string; readonly swaps: readonly PairSwap[] }

/** What was bought or sold is the base. Amounts in wholes; worth what the base cost then. */
export type PairSwap = readonly [
  timestamp: number,
  transactionHash: string,
  side: 'buy' | 'sell',
  base: string,
  other: string,
  valueUsd: string | null,
]

/** `GET /market/tokens/{symbol}` */
export type MarketTokenReply = MarketHead & {
  readonly symbol: string
  readonly priceUsd: string | null
  readonly change24h: string | null
  readonly low24h: string | null
  readonly high24h: string | null
  /** Of all its pairs. */
  readonly volumeUsd24h: string | null
  readonly liquidityUsd: string | null
}

/** `GET /market/tokens/{symbol}/prices?interval=&from=&to=`: the price in USD at the end of every interval. */
export type TokenPricesReply = MarketHead & {
  readonly symbol: string
  readonly interval: CandleInterval
  readonly prices: readonly (readonly [start: number, priceUsd: string])[]
}

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
