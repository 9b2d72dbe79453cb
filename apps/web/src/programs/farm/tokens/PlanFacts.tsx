import { formatAmount } from '@love/protocol/amounts/amount'
import { depositFee, type FarmPool } from '@love/protocol/farm/farm'
import type { StakePlan } from '@love/protocol/liquidity/planStake'
import { lpToken } from '@love/protocol/pairs/pair'
import type { Figure } from '@love/protocol/prices/figure'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { feeText } from '../../../review/feeWords.ts'
import { lossText } from '../../../trading/lossOf.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { Lines } from '../pool/Lines.tsx'
import { costlierSwap } from './costlierSwap.ts'
import { addedTexts, leftTexts, swapTexts } from './planTexts.ts'

type PlanFactsProps = {
  plan: StakePlan | undefined
  pool: FarmPool | undefined
  /** Of the network, in wei. */
  fee: bigint
  /** In USD. */
  etherPrice: Figure
}

/** What will be swapped, added, staked, and what is left over. All rows are always there. */
export function PlanFacts({ plan, pool, fee, etherPrice }: PlanFactsProps) {
  const lp = (raw: bigint) => (plan ? formatAmount({ raw, token: lpToken(plan.pair) }) : '–')
  return (
    <GroupBox legend="Steps">
      <FactList
        facts={[
          {
            label: '1. Swap',
            value: plan ? <Lines lines={swapTexts(plan)} /> : '–',
          },
          {
            label: '2. Add liquidity',
            value: plan ? <Lines lines={addedTexts(plan)} /> : '–',
          },
          { label: '3. Stake (minimum)', value: plan ? lp(plan.liquidity) : '–' },
          {
            label: 'Farm deposit fee',
            value: plan && pool ? feeOf(plan, pool, lp) : '–',
          },
          { label: 'Left in your wallet', value: plan ? <Lines lines={leftTexts(plan.left)} /> : '–' },
          {
            label: 'Price impact',
            value: plan ? percentWords(costlierSwap(plan).priceImpact) : '–',
          },
          { label: 'You lose to the swap', value: plan ? lossText(costlierSwap(plan)) : '–' },
          { label: 'Network fee', value: feeText(fee, etherPrice, 'at most') },
        ]}
      />
    </GroupBox>
  )
}

function feeOf({ liquidity }: StakePlan, pool: FarmPool, lp: (raw: bigint) => string): string {
  const { fee } = depositFee(liquidity, pool)
  return fee > 0n ? lp(fee) : 'none'
}
