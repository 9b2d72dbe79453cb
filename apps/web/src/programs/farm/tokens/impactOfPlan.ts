import type { StakePlan } from '@love/protocol/liquidity/planStake'
import type { Fraction } from '@love/protocol/prices/fraction'

/** The larger one, where two swaps are needed. */
export function impactOfPlan({ entry, swap }: StakePlan): Fraction {
  const second = swap.priceImpact
  if (!entry) return second
  const first = entry.priceImpact
  return first.numerator * second.denominator > second.numerator * first.denominator ? first : second
}
