import type { PairState } from '../actions/readPair.ts'
import type { Amount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import type { Token } from '../tokens/token.ts'
import { amountIn, type TransferFees, transferFee } from './amountOut.ts'
import { describeQuote } from './describeQuote.ts'
import type { Quote } from './quote.ts'
import { mostReserve, type PricedRoute, routeReserves } from './routeReserves.ts'

export type QuoteExactOutParameters = {
  states: readonly PairState[]
  from: Token
  amountOut: Amount
  fees?: TransferFees | undefined
}

/** The route that costs least for exactly this much, to the wei. */
export function quoteExactOut({ states, from, amountOut, fees = {} }: QuoteExactOutParameters): Quote {
  const to = amountOut.token
  const priced = routeReserves({ states, from, to })
  if (amountOut.raw <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  const untaxed = priced.filter(({ route }) => !taxedToken(from, route, fees))
  const taxed = untaxed.length === 0 && taxedToken(from, priced[0]?.route ?? [], fees)
  if (taxed)
    throw new QuoteError(
      `${taxed.symbol} has a fee on transfer, so you cannot choose an exact amount to receive.`,
      'Enter the amount you pay instead.',
    )
  const results = untaxed.flatMap((one) => {
    const cost = price(amountOut.raw, one)
    return cost === undefined ? [] : [{ ...one, cost }]
  })
  const [first, ...others] = results
  if (!first)
    throw new QuoteError(`Insufficient ${to.symbol} liquidity for this trade.`, 'Enter a smaller amount.')
  const best = others.reduce((a, b) => (b.cost < a.cost ? b : a), first)
  return describeQuote({
    ...best,
    exact: 'out',
    from,
    to,
    raw: { amountIn: best.cost, amountOut: amountOut.raw },
    fees: {},
  })
}

function taxedToken(from: Token, route: PricedRoute['route'], fees: TransferFees): Token | undefined {
  return [from, ...route.map(({ to }) => to)].find((token) => transferFee(fees, token) > 0n)
}

/** From the last pool back to the first; `undefined` when one of them does not hold enough, or cannot take it. */
function price(wanted: bigint, { reserves }: PricedRoute): bigint | undefined {
  let needed = wanted
  for (const pool of reserves.toReversed()) {
    if (needed >= pool.reserveOut) return undefined
    needed = amountIn(needed, pool)
    if (pool.reserveIn + needed > mostReserve) return undefined
  }
  return needed
}
