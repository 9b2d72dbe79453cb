import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'

/** The pool of two tokens, or else one of what is received: its price and its liquidity are what comes to mind next. */
export function pairOf({ from, to }: { from: Token; to: Token }): PairDefinition | undefined {
  const received = pairs.filter((pair) => holds(pair, to))
  return received.find((pair) => holds(pair, from)) ?? received[0]
}

function holds({ base, other }: PairDefinition, token: Token): boolean {
  return isSameAsset(base, token) || isSameAsset(other, token)
}
