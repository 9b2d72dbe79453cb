import { type Freshness, isOld } from '../../chain/freshness/freshnessOf.ts'
import type { AmountView } from '../../trading/amountView.ts'
import { feeProblem } from '../../trading/fees/feeWords.ts'
import { closedWords } from './closedWords.ts'
import type { FaithReading } from './useFaith.ts'

export type FaithProblemParameters = {
  reading: Pick<FaithReading, 'vault' | 'ether'>
  view: AmountView
  freshness: Freshness
  /** What the person has of what is given. */
  held: bigint | undefined
  /** Words for somebody who has nothing of it. */
  nothing: string
  fee: bigint
  isPreparing: boolean
}

/** Why nothing can be reviewed now. */
export function faithProblem(parameters: FaithProblemParameters): string | undefined {
  const { reading, view, freshness, held, nothing, fee, isPreparing } = parameters
  const { vault, ether } = reading
  if (!vault || held === undefined) return 'Reading the vault…'
  if (closedWords(vault)) return 'The vault is closed.'
  if (isOld(freshness)) return 'The figures are old. Wait until newer ones have been read.'
  if (held === 0n) return nothing
  if (view.error) return 'Something above needs another look.'
  if (view.amount === undefined) return 'Type an amount.'
  return feeProblem(ether, fee) ?? (isPreparing ? 'Reading the newest figures…' : undefined)
}
