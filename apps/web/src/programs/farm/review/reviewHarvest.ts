import { type Farm, poolName } from '@love/protocol/farm/farm'
import { harvestIntent } from '@love/protocol/intents/harvestIntent'
import { loveText, rewardValue } from '../moneyText.ts'
import type { FarmReview } from './farmReview.ts'
import type { FarmReviewContext } from './reviewContext.ts'

/** Throws words when there is nothing to harvest, or the farm cannot pay. */
export function reviewHarvest(farm: Farm, pids: readonly bigint[], context: FarmReviewContext): FarmReview {
  const { deployment, account, lovePrice, money } = context
  const intent = harvestIntent({ deployment, account, farm, pids })
  const least = intent.expects.reduce((sum, expected) => sum + expected.least, 0n)
  return {
    intent,
    pays: rewardValue(least, lovePrice),
    next: [
      { label: 'Deposit in FAITH', to: '/faith' },
      { label: 'Swap LOVE', to: '/swap?from=LOVE' },
    ],
    facts: [
      { label: 'Minimum received', value: loveText(least, lovePrice, money) },
      { label: 'From', value: payingNames(farm, pids).join(', ') },
      { label: 'Your stakes', value: 'unchanged' },
    ],
    warnings: shortfallWords(farm, pids, least),
  }
}

function paying(farm: Farm, pids: readonly bigint[]) {
  return farm.pools.filter(({ pid, stake }) => pids.includes(pid) && (stake?.pending ?? 0n) > 0n)
}

function payingNames(farm: Farm, pids: readonly bigint[]): readonly string[] {
  return paying(farm, pids).map(poolName)
}

/** Rounding alone leaves a farm short of a few wei; that is not worth a word. */
const roundingWei = 1_000_000n

/** Words when the farm pays less than it owes. */
export function shortfallWords(farm: Farm, pids: readonly bigint[], least: bigint): readonly string[] {
  const owed = paying(farm, pids).reduce((sum, { stake }) => sum + (stake?.pending ?? 0n), 0n)
  if (owed - least <= roundingWei) return []
  return ['The farm has less LOVE than the pending rewards. It pays what it has; the rest is lost.']
}
