import type { Farm, FarmPool } from './farm.ts'
import { poolReward } from './poolReward.ts'

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
