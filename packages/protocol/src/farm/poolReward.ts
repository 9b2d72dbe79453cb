import type { Farm, FarmPool } from './farm.ts'

export type PoolRewardParameters = { farm: Farm; pool: FarmPool; block: bigint }

/** LOVE that a pool has earned since it was last settled, rounded down as the farm does. Without stakes, none. */
export function poolReward({ farm, pool, block }: PoolRewardParameters): bigint {
  const { lovePerBlock, totalAllocPoint } = farm
  if (pool.staked <= 0n || totalAllocPoint <= 0n || block <= pool.lastRewardBlock) return 0n
  return ((block - pool.lastRewardBlock) * lovePerBlock * pool.allocPoint) / totalAllocPoint
}
