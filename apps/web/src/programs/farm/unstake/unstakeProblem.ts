import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import type { AmountView } from '../../../session/trading/amountView.ts'
import type { PoolRow } from '../poolRows.ts'

type UnstakeProblemParameters = {
  row: PoolRow
  view: AmountView
  freshness: Freshness
  isPreparing: boolean
}

/** Why nothing can be taken out now. */
export function unstakeProblem(parameters: UnstakeProblemParameters): string | undefined {
  const { row, view, freshness, isPreparing } = parameters
  const { yours } = row.figures
  if (!row.pool || !yours) return 'Reading the farm…'
  if (isOld(freshness)) return 'The figures are old. Wait until newer ones have been read.'
  if (yours.staked === 0n) return 'There is nothing to take out.'
  if (view.error) return 'Something above needs another look.'
  if (view.amount === undefined) return 'Choose how much.'
  return isPreparing ? 'Reading the newest figures…' : undefined
}
