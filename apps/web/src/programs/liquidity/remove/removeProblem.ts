import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { feeProblem } from '../../../session/trading/fees/feeWords.ts'
import type { Slippage } from '../../../session/trading/slippage.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { RemoveView } from './removeForm.ts'

type RemoveProblemParameters = {
  view: RemoveView
  reading: PairReading
  freshness: Freshness
  slippage: Slippage
  fee: bigint
}

/** Why a withdrawal cannot be reviewed now. */
export function removeProblem(parameters: RemoveProblemParameters): string | undefined {
  const { view, reading, freshness, slippage, fee } = parameters
  if (!reading.liquidity) return 'Reading the pool…'
  if (isOld(freshness)) return 'The figures are old. Wait until newer ones have been read.'
  if (reading.liquidity.position.liquidity === 0n) return 'There is nothing to remove.'
  if (view.error || slippage.error) return 'Something above needs another look.'
  if (!view.withdrawal) return 'Choose how much.'
  if (reading.transferFees.isChecking) return 'Checking whether the tokens keep a part of transfers…'
  return feeProblem(reading.ether, fee)
}
