import { formatAmount } from '@love/protocol/amounts/amount'
import { depositFee, type Farm, poolToken } from '@love/protocol/farm/farm'
import { realApr } from '@love/protocol/farm/realApr'
import { stakeIntent } from '@love/protocol/intents/stakeIntent'
import type { Figure } from '@love/protocol/prices/figure'
import { isAvailable } from '@love/protocol/prices/figure'
import { formatRate } from '../../../chain/prices/formatChange.ts'
import { loveText } from '../moneyText.ts'
import { breakEvenText } from '../stake/breakEvenText.ts'
import type { FarmReview } from './farmReview.ts'
import { poolIn } from './poolIn.ts'
import type { FarmReviewContext } from './reviewContext.ts'

export type ReviewStakeParameters = {
  readonly pid: bigint
  /** LP tokens, fee and all. */
  readonly amount: bigint
  /** USD of the whole pair. */
  readonly liquidity: Figure
}

export function reviewStake(
  farm: Farm,
  { pid, amount, liquidity }: ReviewStakeParameters,
  context: FarmReviewContext,
): FarmReview {
  const { deployment, account, lovePrice, money } = context
  const pool = poolIn(farm, pid)
  const token = poolToken(pool)
  const { fee, credited } = depositFee(amount, pool)
  const apr = realApr({ farm, pool, deposit: amount, lovePrice, liquidity })
  const pending = pool.stake?.pending ?? 0n
  return {
    intent: stakeIntent({ deployment, account, farm, pool, amount }),
    next: [{ label: 'See all your stakes', to: '/farm?mine=1' }],
    facts: [
      { label: 'You stake', value: formatAmount({ raw: amount, token }) },
      {
        label: 'Deposit fee',
        value: fee > 0n ? formatAmount({ raw: fee, token }) : 'none',
      },
      { label: 'Net stake', value: formatAmount({ raw: credited, token }) },
      { label: 'Rewards APR after deposit fee', value: rateText(apr.netApr) },
      { label: 'Break-even', value: breakEvenText(apr.breakEvenDays, farm.timestamp) },
      ...(pending > 0n ? [{ label: 'Rewards harvested', value: loveText(pending, lovePrice, money) }] : []),
    ],
  }
}

function rateText(figure: Figure): string {
  return isAvailable(figure) ? `${formatRate(figure)} in the first year` : `n/a: ${figure.unavailable}`
}
