import type { Deployment } from '@love/contracts/deployments/deployment'
import { certainHarvest } from '../farm/certainHarvest.ts'
import type { Farm, FarmPool } from '../farm/farm.ts'
import { love } from '../tokens/love.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import type { Expectation } from './intent.ts'

/** Every deposit and withdrawal also pays what is pending, if anything is. */
export function rewardExpectations(
  deployment: Deployment,
  farm: Farm,
  pools: readonly FarmPool[],
): readonly Expectation[] {
  const least = certainHarvest(farm, pools)
  return least > 0n ? [{ token: love, address: tokenAddress(deployment, love), least }] : []
}
