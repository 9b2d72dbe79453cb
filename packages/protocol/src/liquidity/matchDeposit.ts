import type { Side, Sides } from './pool.ts'
import { quoteOther } from './quoteOther.ts'

/**
 * The deposit in the exact ratio of the reserves of which the router takes the amount of `side` to the last wei. It
 * matches `base` first: with that rounded down, it would take less of an exact amount of `token` too.
 */
export function matchDeposit(side: Side, amount: bigint, reserves: Sides): Sides {
  if (side === 'base')
    return { base: amount, token: quoteOther(amount, { from: reserves.base, to: reserves.token }) }
  const ratio = { from: reserves.token, to: reserves.base }
  const base = quoteOther(amount, ratio)
  const isExact = base * ratio.from === amount * ratio.to
  return { base: isExact ? base : base + 1n, token: amount }
}

/** The most that both balances allow, and the side that is used up. */
export function largestDeposit(
  balances: Sides,
  reserves: Sides,
): { readonly side: Side; readonly amount: bigint } {
  const token = quoteOther(balances.base, { from: reserves.base, to: reserves.token })
  return token <= balances.token
    ? { side: 'base', amount: balances.base }
    : { side: 'token', amount: balances.token }
}
