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
  if (!balances || !reserves || reserves.base <= 0n || reserves.token <= 0n) return undefined
  if (balances.base <= 0n || balances.token <= 0n) return undefined
  const { side, amount } = largestDeposit(balances, reserves)
  const fitting = matchDeposit(side, amount, reserves)
  const other = side === 'base' ? 'token' : 'base'
  if (fitting[other] * 100n >= balances[other] * 99n) return undefined
  const used = [
    formatAmount({ raw: fitting.base, token: pair.base }),
    formatAmount({ raw: fitting.token, token: pair.token }),
  ].join(' and ')
  return `Your ${pair.base.symbol} and ${pair.token.symbol} are not in the ratio of the pool: of both together only ${used} would fit. From one token, the right part of it is swapped first.`
}
