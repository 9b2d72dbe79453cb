import type { StakePlan } from '@love/protocol/liquidity/planStake'
import type { Quote } from '@love/protocol/quotes/quote'

/** The one that loses more, where two swaps are needed. */
export function costlierSwap({ entry, swap }: StakePlan): Quote {
  if (!entry) return swap
  const [first, second] = [entry.loss, swap.loss]
  return first.numerator * second.denominator > second.numerator * first.denominator ? entry : swap
}
