import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import type { AmountView } from '../../../session/trading/amountView.ts'
import { hasEnded, type PoolRow } from '../poolRows.ts'

type StakeProblemParameters = {
  row: PoolRow
  view: AmountView
  freshness: Freshness
  isPreparing: boolean
}

/** Why a stake cannot be reviewed now. */
export function stakeProblem({
  row,
  view,
  freshness,
  isPreparing,
}: StakeProblemParameters): string | undefined {
  const { yours } = row.figures
  if (!row.pool || !yours) return 'Reading the farm…'
  if (isOld(freshness)) return 'The figures are old. Wait until newer ones have been read.'
  if (hasEnded(row)) return 'This pool has ended: a stake would earn nothing.'
  if (yours.held === 0n) return 'There are no LP tokens to stake.'
  if (view.error) return 'Something above needs another look.'
  if (view.amount === undefined) return 'Type an amount.'
  return isPreparing ? 'Reading the newest figures…' : undefined
}
