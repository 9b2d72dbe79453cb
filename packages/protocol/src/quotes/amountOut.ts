import { QuoteError } from '../errors/QuoteError.ts'

/** Reserves of a pair in the direction of the trade. */
export type Reserves = { readonly reserveIn: bigint; readonly reserveOut: bigint }

/** What Uniswap V2 pays for an exact input: 0.3 % stays in the pool, the rest rounds down. */
export function amountOut(amountIn: bigint, { reserveIn, reserveOut }: Reserves): bigint {
  requireTrade(amountIn, reserveIn, reserveOut)
  const withFee = amountIn * 997n
  return (withFee * reserveOut) / (reserveIn * 1000n + withFee)
}

/** What must be paid for an exact output, rounded up. */
export function amountIn(amountOut: bigint, { reserveIn, reserveOut }: Reserves): bigint {
  requireTrade(amountOut, reserveIn, reserveOut)
  if (amountOut >= reserveOut)
    throw new QuoteError('The pool does not hold that much.', 'Ask for less or use another route.')
  return (reserveIn * amountOut * 1000n) / ((reserveOut - amountOut) * 997n) + 1n
}

function requireTrade(amount: bigint, reserveIn: bigint, reserveOut: bigint) {
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Type a larger amount.')
  if (reserveIn <= 0n || reserveOut <= 0n)
    throw new QuoteError('The pool has no liquidity.', 'Use another route or add liquidity first.')
}
