import { formatAmount } from '@love/protocol/amounts/amount'
import { largestDeposit, matchDeposit } from '@love/protocol/liquidity/matchDeposit'
import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'

/**
 * For whoever has both tokens, but not in the ratio of the pool: how much of them would fit together. Nothing when they
 * lack one, or have both to a hundredth in the right ratio.
 */
export function ratioWords(
  pair: PairDefinition,
  balances: Sides | undefined,
  reserves: Sides | undefined,
): string | undefined {
  if (!balances || !reserves || reserves.base <= 0n || reserves.other <= 0n) return undefined
  if (balances.base <= 0n || balances.other <= 0n) return undefined
  const { side, amount } = largestDeposit(balances, reserves)
  const fitting = matchDeposit(side, amount, reserves)
  const opposite = side === 'base' ? 'other' : 'base'
  if (fitting[opposite] * 100n >= balances[opposite] * 99n) return undefined
  const used = [
    formatAmount({ raw: fitting.base, token: pair.base }),
    formatAmount({ raw: fitting.other, token: pair.other }),
  ].join(' and ')
  return `Your ${pair.base.symbol} and ${pair.other.symbol} balances do not match the pool ratio (only ${used} would fit). Zap in with one token: part of your deposit is swapped first so that both tokens match.`
}
