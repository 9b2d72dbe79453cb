import { formatAmount } from '@love/protocol/amounts/amount'
import { depositFee, type FarmPool } from '@love/protocol/farm/farm'
import type { StakePlan } from '@love/protocol/liquidity/planStake'
import { lpToken } from '@love/protocol/liquidity/pool'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { feeText } from '../../../trading/fees/feeWords.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { Lines } from '../pool/Lines.tsx'
import { impactOfPlan } from './impactOfPlan.ts'
import { addedTexts, leftTexts, swapTexts } from './planTexts.ts'

type PlanFactsProps = {
  plan: StakePlan | undefined
  pool: FarmPool | undefined
  /** Of the network, in wei. */
  fee: bigint
}

/** What will be swapped, added, staked, and what is left over. All rows are always there. */
export function PlanFacts({ plan, pool, fee }: PlanFactsProps) {
  const lp = (raw: bigint) => (plan ? formatAmount({ raw, token: lpToken(plan.pair) }) : '–')
  return (
    <GroupBox legend="What will happen">
      <FactList
        facts={[
          {
            label: '1. Swap',
            value: plan ? <Lines lines={swapTexts(plan)} /> : '–',
          },
          {
            label: '2. Add to the pool',
            value: plan ? <Lines lines={addedTexts(plan)} /> : '–',
          },
          { label: '3. Stake, at least', value: plan ? lp(plan.liquidity) : '–' },
          {
            label: 'Deposit fee of the farm',
            value: plan && pool ? feeOf(plan, pool, lp) : '–',
          },
          { label: 'Left in your wallet', value: plan ? <Lines lines={leftTexts(plan.left)} /> : '–' },
          {
            label: 'Price impact',
            value: plan ? percentWords(impactOfPlan(plan)) : '–',
          },
          { label: 'Network fee', value: `${feeText(fee)} at most` },
        ]}
      />
    </GroupBox>
  )
}

function feeOf({ liquidity }: StakePlan, pool: FarmPool, lp: (raw: bigint) => string): string {
  const { fee } = depositFee(liquidity, pool)
  return fee > 0n ? lp(fee) : 'none'
}
