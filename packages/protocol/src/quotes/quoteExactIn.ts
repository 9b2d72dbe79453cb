import type { PairState } from '../actions/readPair.ts'
import type { Amount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import type { Token } from '../tokens/token.ts'
import { afterTransfer, amountOut, type TransferFees } from './amountOut.ts'
import { describeQuote } from './describeQuote.ts'
import type { Quote } from './quote.ts'
import { mostReserve, type PricedRoute, routeReserves } from './routeReserves.ts'

export type QuoteExactInParameters = {
  states: readonly PairState[]
  amountIn: Amount
  to: Token
  fees?: TransferFees | undefined
}

/** The route that pays most for exactly this much, to the wei. */
export function quoteExactIn({ states, amountIn, to, fees = {} }: QuoteExactInParameters): Quote {
  const from = amountIn.token
  const priced = routeReserves({ states, from, to })
  if (amountIn.raw <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  const taken = priced.flatMap((one) => {
    const out = payout(amountIn, one, fees)
    return out === undefined ? [] : [{ ...one, out }]
  })
  if (taken.length === 0)
    throw new QuoteError('Insufficient liquidity for this trade.', 'Enter a smaller amount.')
  const [first, ...others] = taken.filter(({ out }) => out > 0n)
  if (!first)
    throw new QuoteError(
      `This amount of ${from.symbol} is too small to buy any ${to.symbol}.`,
      'Enter a larger amount.',
    )
  const best = others.reduce((a, b) => (b.out > a.out ? b : a), first)
  return describeQuote({
    ...best,
    exact: 'in',
    from,
    to,
    raw: { amountIn: amountIn.raw, amountOut: best.out },
    fees,
  })
}

/**
 * What arrives in the end; `undefined` when a pool cannot take it. A token with a fee takes it at every transfer, also
 * from pool to pool.
 */
function payout(paid: Amount, { route, reserves }: PricedRoute, fees: TransferFees): bigint | undefined {
  let inHand = afterTransfer(paid.raw, fees, paid.token)
  for (const [index, { to }] of route.entries()) {
    const pool = reserves[index]
    if (!pool || inHand === 0n) return 0n
    if (pool.reserveIn + inHand > mostReserve) return undefined
    inHand = afterTransfer(amountOut(inHand, pool), fees, to)
  }
  return inHand
}
