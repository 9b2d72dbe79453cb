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
  const lost = pending > 0n ? loveText(pending, lovePrice, money) : 'no pending rewards'
  return {
    intent,
    facts: [
      { label: 'You receive', value: formatAmount({ raw: amount, token: poolToken(pool) }) },
      { label: 'You forfeit', value: lost },
    ],
    warnings: [
      `You permanently forfeit all unharvested rewards of this stake: ${lost}, plus any added until this is confirmed. “Unstake” returns the same LP tokens and pays your rewards.`,
    ],
    typedWord: 'EMERGENCY',
  }
}
