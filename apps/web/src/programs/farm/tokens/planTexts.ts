import { type Amount, formatAmount } from '@love/protocol/amounts/amount'
import type { StakePlan } from '@love/protocol/liquidity/planStake'
import type { Quote } from '@love/protocol/quotes/quote'

export function swapTexts({ entry, swap }: StakePlan): readonly string[] {
  const text = ({ amountIn, amountOut }: Quote) =>
    `${formatAmount(amountIn)} for about ${formatAmount(amountOut)}`
  return [...(entry ? [text(entry)] : []), text(swap)]
}

export function addedTexts({ pair, preview: { taken } }: StakePlan): readonly string[] {
  return [
    formatAmount({ raw: taken.base, token: pair.base }),
    formatAmount({ raw: taken.other, token: pair.other }),
  ]
}

/** If no price moves. */
export function leftTexts(left: readonly Amount[]): readonly string[] {
  return left.length > 0 ? left.map((amount) => `about ${formatAmount(amount)}`) : ['nothing']
}
