import type { Farm, FarmPool, FarmStake } from './farm.ts'
import { poolReward } from './poolReward.ts'

export type PendingAtParameters = { farm: Farm; pool: FarmPool; stake: FarmStake; block: bigint }

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
