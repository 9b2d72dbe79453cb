import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { feeProblem } from '../../../review/feeWords.ts'
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
  if (!row.pool || tokens.timestamp === undefined) return 'Loading the pool…'
  if (isOld(freshness)) return 'Prices are out of date. Refreshing…'
  if (hasEnded(row)) return 'This pool has ended: a stake would earn no LOVE.'
  if (!tokens.pool) return 'This pair has no liquidity yet, so you cannot zap in.'
  if (view.error || slippage.error) return 'Check the amount above.'
  if (view.amount === undefined) return 'Enter an amount.'
  if (tokens.transferFees.isChecking) return 'Checking for transfer fees…'
  if (!tokens.balances || !tokens.allowances) return 'Loading your balances…'
  if (!view.plan) return 'Loading prices…'
  return feeProblem(tokens.balances.ETH, fee) ?? (isPreparing ? 'Loading the latest prices…' : undefined)
}
