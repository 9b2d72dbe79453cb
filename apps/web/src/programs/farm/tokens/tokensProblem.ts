import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { feeProblem } from '../../../trading/fees/feeWords.ts'
import type { Slippage } from '../../../trading/slippage.ts'
import { hasEnded, type PoolRow } from '../poolRows.ts'
import type { PlanView } from './planView.ts'
import type { TokensReading } from './useTokensReading.ts'

type TokensProblemParameters = {
  row: PoolRow
  view: PlanView
  tokens: TokensReading
  freshness: Freshness
  slippage: Slippage
  /** Of the network, in wei. */
  fee: bigint
  isPreparing: boolean
}

/** Why the steps cannot be reviewed now. */
export function tokensProblem(parameters: TokensProblemParameters): string | undefined {
  const { row, view, tokens, freshness, slippage, fee, isPreparing } = parameters
  if (tokens.failure) return tokens.failure
  if (!row.pool || tokens.timestamp === undefined) return 'Reading the pool…'
  if (isOld(freshness)) return 'The figures are old. Wait until newer ones have been read.'
  if (hasEnded(row)) return 'This pool has ended: a stake would earn nothing.'
  if (!tokens.pool) return 'This pair has no liquidity yet, so nothing can be swapped in it.'
  if (view.error || slippage.error) return 'Something above needs another look.'
  if (view.amount === undefined) return 'Type an amount.'
  if (tokens.transferFees.isChecking) return 'Checking whether the tokens keep a part of transfers…'
  if (!tokens.balances || !tokens.allowances) return 'Reading your balances…'
  if (!view.plan) return 'Reading prices…'
  return feeProblem(tokens.balances.ETH, fee) ?? (isPreparing ? 'Reading the newest figures…' : undefined)
}
