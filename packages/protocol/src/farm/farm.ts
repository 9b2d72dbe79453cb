import type { Address } from 'viem'
import { lpToken, type PairDefinition } from '../pairs/pair.ts'
import type { Token } from '../tokens/token.ts'

/** What the farm says, all of one block. Amounts are in the smallest parts of their token. */
export type Farm = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  readonly lovePerBlock: bigint
  readonly totalAllocPoint: bigint
  /** Nothing is earned before. */
  readonly startBlock: bigint
  /** LOVE in the hands of the farm: rewards that nobody has harvested yet. */
  readonly loveHeld: bigint
  /** `undefined`: this LOVE does not tell who may mint it. */
  readonly mayMint: boolean | undefined
  readonly pools: readonly FarmPool[]
}

export type FarmPool = {
  readonly pid: bigint
  readonly lpToken: Address
  /** `undefined`: the LP token of a pair that we do not list. */
  readonly pair: PairDefinition | undefined
  /** Zero: the pool has ended. */
  readonly allocPoint: bigint
  readonly lastRewardBlock: bigint
  /** LOVE for one LP token since the beginning, a million million times as large. */
  readonly accLovePerShare: bigint
  readonly depositFeeBasisPoints: bigint
  /**
   * LP tokens in the hands of the farm. Who sends it LP tokens without staking them raises this; a farm that counts
   * its stakes, as the devnet's does, then pays a little more than is computed from it.
   */
  readonly staked: bigint
  /** All LP tokens there are. */
  readonly supply: bigint
  /** `undefined`: nobody was asked about. */
  readonly stake: FarmStake | undefined
}

/** One account in one pool. */
export type FarmStake = {
  readonly amount: bigint
  readonly rewardDebt: bigint
  /** LOVE that a harvest in this very block would have paid. */
  readonly pending: bigint
  /** LP tokens in the wallet, and how many of them the farm may take. */
  readonly held: bigint
  readonly allowance: bigint
}

/** LP tokens that the farm keeps of a deposit, and those that it counts. The fee rounds down. */
export function depositFee(amount: bigint, { depositFeeBasisPoints }: FarmPool) {
  const fee = (amount * depositFeeBasisPoints) / 10_000n
  return { fee, credited: amount - fee }
}

type PoolIdentity = Pick<FarmPool, 'pid' | 'pair'>

/** Gas of harvesting one pool, rounded up. */
export const harvestGas = 90_000n

/** What is staked in a pool. Every Uniswap V2 LP token has 18 decimals, also those of pairs that we do not list. */
export function poolToken({ pid, pair }: PoolIdentity): Token {
  return pair
    ? lpToken(pair)
    : { symbol: 'LP', name: `LP token of farm pool ${pid}`, decimals: 18, icon: 'farm' }
}

export function poolName({ pid, pair }: PoolIdentity): string {
  return pair ? pair.name : `farm pool ${pid}`
}
