import type { PairState } from '@love/protocol/actions/readPair'
import { routingPairs } from '@love/protocol/pairs/index'
import { findRoutes } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'
import { type KnownFees, useTokenFees } from '../../../session/trading/fees/useTokenFees.ts'

/** What the tokens on any way between two tokens keep of every transfer. */
export function useTransferFees(
  { from, to }: { from: Token; to: Token },
  states: readonly PairState[] | undefined,
): KnownFees {
  const met = findRoutes({ pairs: routingPairs, from, to }).flatMap((route) => route.map((hop) => hop.to))
  return useTokenFees([...new Set([from, ...met])], states)
}
