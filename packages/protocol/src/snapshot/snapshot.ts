import type { Hash } from 'viem'
import type { PairState } from '../actions/readPair.ts'
import type { LpSupply } from '../actions/readSupplies.ts'
import type { VaultState } from '../actions/readVault.ts'
import type { Farm } from '../farm/farm.ts'
import type { MarketHead, MarketPair, MarketTokenReply } from '../market/marketReplies.ts'

/** All that is public, as it was at one block: the same whoever looks. */
export type Snapshot = {
  readonly chainId: number
  readonly block: bigint
  readonly hash: Hash
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  /** Those that people see, and those that only routes and prices need. */
  readonly pairs: readonly PairState[]
  /** By the name of the pair. */
  readonly lpSupplies: Readonly<Record<string, LpSupply>>
  /** By symbol. */
  readonly supplies: Readonly<Record<string, bigint>>
  /** Without anybody's stakes. */
  readonly farm: Farm
  readonly vault: VaultState
}

/** What a day of trading came to, as far as the server has read the chain. */
export type SnapshotMarket = MarketHead & {
  readonly pairs: readonly MarketPair[]
  readonly tokens: readonly Omit<MarketTokenReply, keyof MarketHead>[]
}
