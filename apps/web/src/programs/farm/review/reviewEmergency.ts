import { formatAmount } from '@love/protocol/amounts/amount'
import { type Farm, poolToken } from '@love/protocol/farm/farm'
import { emergencyWithdrawIntent } from '@love/protocol/intents/emergencyWithdrawIntent'
import { loveText } from '../moneyText.ts'
import type { FarmReview } from './farmReview.ts'
import { poolIn } from './poolIn.ts'
import type { FarmReviewContext } from './reviewContext.ts'

export function reviewEmergency(farm: Farm, pid: bigint, context: FarmReviewContext): FarmReview {
  const { deployment, account, lovePrice, money } = context
  const pool = poolIn(farm, pid)
  const { amount, pending } = pool.stake ?? { amount: 0n, pending: 0n }
  const intent = emergencyWithdrawIntent({ deployment, account, pool })
  const lost = pending > 0n ? loveText(pending, lovePrice, money) : 'nothing so far'
  return {
    intent,
    facts: [
      { label: 'You get back', value: formatAmount({ raw: amount, token: poolToken(pool) }) },
      { label: 'You lose', value: lost },
    ],
    warnings: [
      `You lose all that this stake has earned and that you have not harvested: ${lost}, and what is added until it is sent. Nobody can give it back. “Unstake” takes the same LP tokens out and pays it.`,
    ],
    typedWord: 'EMERGENCY',
  }
}
