import { formatAmount } from '@love/protocol/amounts/amount'
import type { Farm } from '@love/protocol/farm/farm'
import { stakeFromTokensIntent } from '@love/protocol/intents/stakeFromTokensIntent'
import type { StakePlan } from '@love/protocol/liquidity/planStake'
import { lpToken } from '@love/protocol/pairs/pair'
import { lossOf, lossText } from '../../../trading/lossOf.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { formatSlippage, type Slippage } from '../../../trading/slippage.ts'
import { slippageWarnings } from '../../../trading/slippageWords.ts'
import type { FarmReview } from '../review/farmReview.ts'
import { poolIn } from '../review/poolIn.ts'
import type { FarmReviewContext } from '../review/reviewContext.ts'
import { costlierSwap } from './costlierSwap.ts'
import { addedTexts, leftTexts, swapTexts } from './planTexts.ts'

export type ReviewFromTokensParameters = {
  readonly pid: bigint
  readonly plan: StakePlan
  readonly slippage: Slippage
  /** What the router may take, by symbol. */
  readonly allowances: Readonly<Record<string, bigint>>
  /** Of the block that the plan was made of. */
  readonly timestamp: bigint
}

/** As the router's deadline counts: chain time. */
const twentyMinutes = 1_200n

export function reviewFromTokens(
  farm: Farm,
  { pid, plan, slippage, allowances, timestamp }: ReviewFromTokensParameters,
  { deployment, account }: FarmReviewContext,
): FarmReview {
  const pool = poolIn(farm, pid)
  const swap = costlierSwap(plan)
  const loss = lossOf(swap, { word: 'STAKE' })
  return {
    intent: stakeFromTokensIntent({ deployment, account, farm, pool, plan, allowances, timestamp }),
    next: [{ label: 'See all your stakes', to: '/farm?mine=1' }],
    facts: [
      { label: 'Swapped', value: swapTexts(plan).join(', then ') },
      { label: 'Liquidity added', value: addedTexts(plan).join(' and ') },
      {
        label: 'Minimum staked',
        value: formatAmount({ raw: plan.liquidity, token: lpToken(plan.pair) }),
      },
      { label: 'Left in your wallet', value: leftTexts(plan.left).join(', ') },
      { label: 'Price impact', value: percentWords(swap.priceImpact) },
      { label: 'You lose to the swap', value: lossText(swap) },
      { label: 'Max slippage per step', value: `${formatSlippage(slippage.basisPoints ?? 0)}%` },
    ],
    headline: loss?.tone === 'error' ? loss.words : undefined,
    warnings: [...(loss?.tone === 'warning' ? [loss.words] : []), ...slippageWarnings(slippage)],
    typedWord: loss?.needsTypedWord || slippage.needsTypedWord ? 'STAKE' : undefined,
    deadline: timestamp + twentyMinutes,
  }
}
