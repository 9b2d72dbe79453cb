import { QuoteError } from '../errors/QuoteError.ts'
import type { Farm, FarmPool } from './farm.ts'
import { poolReward } from './poolReward.ts'

/** A farm that must mint and may not refuses everything but the emergency withdrawal. */
export function refuseStopped(farm: Farm, pool: FarmPool): void {
  const mustMint = poolReward({ farm, pool, block: farm.block + 1n }) > 0n
  if (farm.mayMint === false && mustMint)
    throw new QuoteError(
      'The farm may not mint LOVE any more, so this pool pays nothing and takes nothing.',
      'Only an emergency withdrawal works: it gives the stake back without its rewards.',
    )
}
