import { QuoteError } from '../errors.ts'
import type { Side, Sides } from './pool.ts'
import { squareRoot } from './squareRoot.ts'

/**
 * The deposit in the exact ratio of the reserves of which the router takes the amount of `side` to the last wei. It
 * matches `base` first: with that rounded down, it would take less of an exact amount of `other` too.
 */
export function matchDeposit(side: Side, amount: bigint, reserves: Sides): Sides {
  if (side === 'base')
    return { base: amount, other: quoteOpposite(amount, { from: reserves.base, to: reserves.other }) }
  const ratio = { from: reserves.other, to: reserves.base }
  const base = quoteOpposite(amount, ratio)
  const isExact = base * ratio.from === amount * ratio.to
  return { base: isExact ? base : base + 1n, other: amount }
}

/** The most that both balances allow, and the side that is used up. */
export function largestDeposit(
  balances: Sides,
  reserves: Sides,
): { readonly side: Side; readonly amount: bigint } {
  const other = quoteOpposite(balances.base, { from: reserves.base, to: reserves.other })
  return other <= balances.other
    ? { side: 'base', amount: balances.base }
    : { side: 'other', amount: balances.other }
}

/** What belongs to an amount of one side by the ratio of the reserves, rounded down as the router does. */
export function quoteOpposite(amount: bigint, { from, to }: { from: bigint; to: bigint }): bigint {
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  if (from <= 0n || to <= 0n)
    throw new QuoteError(
      'The pool holds only one of its two tokens, so it has no price.',
      'Liquidity can be added once the pool holds both tokens.',
    )
  return (amount * to) / from
}

/**
 * How much of an amount to swap in a pool so that what is left and what is received have the ratio of the reserves
 * after the swap. With the 0.3 % that stays in the pool it solves
 * 997 s² + 1997 r s − 1000 a r = 0 for a reserve r, an amount a and the part s, rounded down.
 */
export function oneSidedSwap(amount: bigint, reserveIn: bigint): bigint {
  if (amount <= 0n || reserveIn <= 0n) return 0n
  const root = squareRoot(reserveIn * (3_988_009n * reserveIn + 3_988_000n * amount))
  return (root - 1_997n * reserveIn) / 1_994n
}
