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
      'The farm may not mint LOVE any more. This pool pays nothing, and it refuses to stake, take out and harvest. Only the emergency withdrawal works: it gives the stake back without its rewards.',
    ]
  if (hasEnded(row))
    return [
      'This pool has ended: it pays no LOVE any more. A stake can be taken out at any time, and what it has earned is paid then.',
    ]
  return stopped ? [`A stake in this pool earns nothing at the moment: ${stopped}.`] : []
}
