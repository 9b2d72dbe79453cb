import { poolEmission, poolReward } from '@love/protocol/farm/emission'
import type { Farm } from '@love/protocol/farm/farm'
import { hasEnded, type PoolRow } from '../poolRows.ts'

/** Words for a pool that is not like others; nothing for one that is. */
export function farmPoolWords(row: PoolRow, farm: Farm | undefined): readonly string[] {
  const { pool } = row
  if (!farm || !pool) return []
  const { stopped } = poolEmission(farm, pool)
  if (farm.mayMint === false && poolReward({ farm, pool, block: farm.block + 1n }) > 0n)
    return [
      'The farm can no longer mint LOVE, so staking, unstaking and harvesting fail in this pool. Use the emergency withdrawal: it returns your stake without rewards.',
    ]
  if (hasEnded(row))
    return [
      'This pool has ended and no longer earns LOVE. You can unstake at any time and receive your earned rewards.',
    ]
  return stopped ? [`This pool currently earns no LOVE: ${stopped}.`] : []
}
