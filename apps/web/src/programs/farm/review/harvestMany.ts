import { readVault } from '@love/protocol/actions/readVault'
import type { Farm } from '@love/protocol/farm/farm'
import { chainSetup } from '../../../chain/chainSetup.ts'
import type { HarvestTarget } from '../harvest/harvestChoices.ts'
import type { FarmReview } from './farmReview.ts'
import type { FarmReviewContext } from './reviewContext.ts'
import { reviewHarvest } from './reviewHarvest.ts'
import { reviewHarvestToFaith } from './reviewHarvestToFaith.ts'

// Asked for by the list, which has no chain library of its own.

export async function harvestMany(
  farm: Farm,
  { pids, target }: { pids: readonly bigint[]; target: HarvestTarget },
  context: FarmReviewContext,
): Promise<FarmReview> {
  if (target === 'wallet') return reviewHarvest(farm, pids, context)
  const { client } = chainSetup().access
  return reviewHarvestToFaith(farm, { pids, vault: await readVault(client, context) }, context)
}
