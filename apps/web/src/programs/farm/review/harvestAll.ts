import { readVault } from '@love/protocol/actions/readVault'
import type { Farm } from '@love/protocol/farm/farm'
import { chainSetup } from '../../../chain/chainSetup.ts'
import type { FarmReview } from './farmReview.ts'
import type { FarmReviewContext } from './reviewContext.ts'
import { reviewHarvest } from './reviewHarvest.ts'
import { reviewHarvestToFaith } from './reviewHarvestToFaith.ts'

// Of all pools; asked for by the list, which has no chain library of its own.

export function harvestAll(farm: Farm, context: FarmReviewContext): FarmReview {
  return reviewHarvest(
    farm,
    farm.pools.map(({ pid }) => pid),
    context,
  )
}

export async function harvestAllToFaith(farm: Farm, context: FarmReviewContext): Promise<FarmReview> {
  const { client } = chainSetup().access
  return reviewHarvestToFaith(farm, await readVault(client, context), context)
}
