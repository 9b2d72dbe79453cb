import type { PairState } from '@love/protocol/actions/readPair'
import type { Farm } from '@love/protocol/farm/farm'
import type { MarketPair } from '@love/protocol/market/marketReplies'
import type { Figure } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'

/** What was read so far. What is undefined has not come yet, unless its failure says why it will not. */
export type FarmReadings = {
  readonly farm: Farm | undefined
  readonly farmFailure: string | undefined
  /** Earnings are computed up to it. */
  readonly block: bigint
  readonly states: readonly PairState[] | undefined
  readonly market: readonly MarketPair[] | undefined
  readonly marketFailure: string | undefined
  /** USD for one whole token. */
  readonly price: (token: Token) => Figure
}
