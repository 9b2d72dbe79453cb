import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { feeProblem } from '../../../session/trading/fees/feeWords.ts'
import type { Slippage } from '../../../session/trading/slippage.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { AddView } from './addForm.ts'

type AddProblemParameters = {
  view: AddView
  reading: PairReading
  freshness: Freshness
  slippage: Slippage
  fee: bigint
}

/** Why a deposit cannot be reviewed now. */
export function addProblem(parameters: AddProblemParameters): string | undefined {
  const { view, reading, freshness, slippage, fee } = parameters
  if (!reading.liquidity) return 'Reading the pool…'
  if (isOld(freshness)) return 'The figures are old. Wait until newer ones have been read.'
  if (view.errors.base || view.errors.token || slippage.error) return 'Something above needs another look.'
  if (!view.deposit) return 'Type an amount.'
  if (reading.transferFees.isChecking) return 'Checking whether the tokens keep a part of transfers…'
  if (!reading.balances || !reading.allowances) return 'Reading your balances…'
  return feeProblem(reading.ether, fee)
}
