import { formatAmount } from '@love/protocol/amounts/amount'
import type { Side, Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { eth } from '@love/protocol/tokens/tokens'

const sides: readonly Side[] = ['base', 'other']

/** Which approvals come before the deposit. Ether is sent along and needs none. */
export function approvalsText(pair: PairDefinition, desired: Sides, allowances: Sides): string {
  const needed = sides.filter((side) => pair[side].symbol !== eth.symbol && allowances[side] < desired[side])
  if (needed.length === 0) return 'not needed'
  return needed
    .map((side) => {
      const exactly = `exactly ${formatAmount({ raw: desired[side], token: pair[side] })}`
      const isReset = pair[side].resetsAllowance === true && allowances[side] > 0n
      return isReset ? `${exactly} (after a reset to 0)` : exactly
    })
    .join(', ')
}
