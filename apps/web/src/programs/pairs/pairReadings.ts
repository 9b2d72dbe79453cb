import type { FarmState } from '@love/protocol/actions/readFarm'
import type { LpPositions } from '@love/protocol/actions/readLpPositions'
import type { PairState } from '@love/protocol/actions/readPair'
import type { LpSupply } from '@love/protocol/actions/readSupplies'
import type { MarketPair } from '@love/protocol/market/marketReplies'
import type { Figure } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'

/** What was read so far. What is undefined has not come yet, unless its failure says why it will not. */
export type PairReadings = {
  readonly states: readonly PairState[] | undefined
  readonly pools:
    | { readonly farm: FarmState; readonly supplies: Readonly<Record<string, LpSupply>> }
    | undefined
  readonly poolsFailure: string | undefined
  readonly market: readonly MarketPair[] | undefined
  readonly marketFailure: string | undefined
  /** Undefined without a wallet. */
  readonly positions: LpPositions | 'being read' | undefined
  /** USD for one whole token. */
  readonly price: (token: Token) => Figure
}
