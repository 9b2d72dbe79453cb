import { blocksPerYear } from '../apr/apr.ts'
import { type Fraction, fraction, multiply } from '../prices/fraction.ts'
import { farmEmission, poolReward } from './emission.ts'
import type { Farm, FarmPool, FarmStake } from './farm.ts'

/** What the farm owes against what it has. LOVE in its smallest parts where it is a `bigint`. */
export type RewardMeter = {
  /** Whole LOVE that all stakers together earn in a day. */
  readonly perDay: Fraction
  /** Why that is zero. */
  readonly stopped: string | undefined
  /** Minted for stakers and not harvested yet. What was given to the farm is in it: the chain does not tell it apart. */
  readonly held: bigint
  /** Earned since each pool was last settled; the next deposit, withdrawal or harvest there mints it. */
  readonly unminted: bigint
  /** To all stakers together. */
  readonly owed: bigint
  /** Of that, what the farm can pay. */
  readonly payable: bigint
  /** `undefined`: the chain does not tell. */
  readonly mayMint: boolean | undefined
}

export function rewardMeter(farm: Farm): RewardMeter {
  const { block, loveHeld: held, mayMint, pools } = farm
  const { perBlock, stopped } = farmEmission(farm)
  const unminted = pools.reduce((sum, pool) => sum + poolReward({ farm, pool, block }), 0n)
  return {
    perDay: multiply(perBlock, fraction(blocksPerYear, 365n)),
    stopped,
    held,
    unminted,
    owed: held + unminted,
    payable: mayMint === false ? held : held + unminted,
    mayMint,
  }
}

type PendingAtParameters = { farm: Farm; pool: FarmPool; stake: FarmStake; block: bigint }

/** The farm keeps rewards for one LP token with this many parts. */
const precision = 10n ** 12n

/**
 * What `pendingLove` says at a later block, to the wei, if nobody touches the pool before. It counts on from what the
 * chain has said, so that it is right at the block of the reading whatever the farm counts as staked.
 */
export function pendingAt({ farm, pool, stake, block }: PendingAtParameters): bigint {
  if (block <= farm.block) return stake.pending
  const earnedBy = (at: bigint): bigint => {
    const gained = pool.staked > 0n ? (poolReward({ farm, pool, block: at }) * precision) / pool.staked : 0n
    return (stake.amount * (pool.accLovePerShare + gained)) / precision
  }
  return stake.pending + earnedBy(block) - earnedBy(farm.block)
}

/**
 * LOVE that harvesting these pools one after the other brings at least, now or later. The farm pays no more than it
 * holds, and rounding can leave it short of the last wei.
 */
export function certainHarvest(farm: Farm, pools: readonly FarmPool[]): bigint {
  let held = farm.loveHeld
  let paid = 0n
  for (const pool of pools) {
    held += poolReward({ farm, pool, block: farm.block })
    const owed = pool.stake?.pending ?? 0n
    const payment = owed < held ? owed : held
    held -= payment
    paid += payment
  }
  return paid
}
