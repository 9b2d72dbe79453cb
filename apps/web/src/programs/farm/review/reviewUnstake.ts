import { formatAmount } from '@love/protocol/amounts/amount'
import { type Farm, poolToken } from '@love/protocol/farm/farm'
import { unstakeIntent } from '@love/protocol/intents/unstakeIntent'
import { loveText } from '../moneyText.ts'
import type { FarmReview } from './farmReview.ts'
import { poolIn } from './poolIn.ts'
import type { FarmReviewContext } from './reviewContext.ts'
import { shortfallWords } from './reviewHarvest.ts'

export type ReviewUnstakeParameters = {
  readonly pid: bigint
  /** LP tokens, or all there are by then. */
  readonly amount: bigint | 'all'
}

export function reviewUnstake(
  farm: Farm,
  { pid, amount }: ReviewUnstakeParameters,
  context: FarmReviewContext,
): FarmReview {
  const { deployment, account, lovePrice, money } = context
  const pool = poolIn(farm, pid)
  const token = poolToken(pool)
  const staked = pool.stake?.amount ?? 0n
  const taken = amount === 'all' ? staked : amount
  const intent = unstakeIntent({ deployment, account, farm, pool, amount: taken })
  const reward = intent.expects.find(({ address }) => address !== pool.lpToken)?.least ?? 0n
  return {
    intent,
    ...(pool.pair && { next: [{ label: 'Remove liquidity', to: `/liquidity/${pool.pair.name}` }] }),
    facts: [
      { label: 'You unstake', value: formatAmount({ raw: taken, token }) },
      { label: 'Remaining stake', value: formatAmount({ raw: staked - taken, token }) },
      { label: 'Minimum rewards harvested', value: loveText(reward, lovePrice, money) },
    ],
    warnings: shortfallWords(farm, [pid], reward),
  }
}
