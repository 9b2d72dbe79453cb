import { type Freshness, isOld } from '../../chain/freshness/freshnessOf.ts'
import { feeProblem } from '../../review/feeWords.ts'
import type { AmountView } from '../../trading/amountView.ts'
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
  if (!vault || held === undefined) return 'Loading the vault…'
  if (closedWords(vault)) return 'The vault is paused.'
  if (isOld(freshness)) return 'Prices are out of date. Refreshing…'
  if (held === 0n) return nothing
  if (view.error) return 'Check the amount above.'
  if (view.amount === undefined) return 'Enter an amount.'
  return feeProblem(ether, fee) ?? (isPreparing ? 'Loading the latest prices…' : undefined)
}
