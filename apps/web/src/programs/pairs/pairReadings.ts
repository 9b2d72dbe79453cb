import type { LpPositions } from '@love/protocol/actions/readLpPositions'
import type { PairState } from '@love/protocol/actions/readPair'
import type { MarketPair } from '@love/protocol/market/marketReplies'
import type { Figure } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import type { PoolsData } from '../../chain/snapshot/publicReading.ts'

/** What was read so far. What is undefined has not come yet, unless its failure says why it will not. */
export type PairReadings = {
  readonly states: readonly PairState[] | undefined
  readonly pools: PoolsData | undefined
  readonly poolsFailure: string | undefined
  readonly market: readonly MarketPair[] | undefined
  readonly marketFailure: string | undefined
  /** Undefined without a wallet. */
  readonly positions: LpPositions | 'loading' | undefined
  /** USD for one whole token. */
  readonly price: (token: Token) => Figure
}
