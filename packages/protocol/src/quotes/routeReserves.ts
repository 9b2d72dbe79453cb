import type { PairState } from '../actions/readPair.ts'
import { QuoteError } from '../errors.ts'
import { findRoutes, isSameAsset, type Route } from '../routes/findRoutes.ts'
import type { Token } from '../tokens/token.ts'
import { amountOut, type Reserves } from './amountOut.ts'
import type { Quote } from './quote.ts'

export type PricedRoute = { readonly route: Route; readonly reserves: readonly Reserves[] }

export type RouteReservesParameters = { states: readonly PairState[]; from: Token; to: Token }

/** A pair counts its reserves in 112 bits. */
export const mostReserve = 2n ** 112n - 1n

/** The routes on which every pool has something in it; there is at least one. */
export function routeReserves({ states, from, to }: RouteReservesParameters): readonly PricedRoute[] {
  if (from.symbol === to.symbol)
    throw new QuoteError('You chose the same token twice.', 'Choose two different tokens.')
  if (isSameAsset(from, to))
    throw new QuoteError('ETH and WETH convert 1:1 and need no swap.', 'Choose another token.')
  const existing = states.filter(({ reserves }) => reserves)
  const routes = findRoutes({ pairs: existing.map(({ definition }) => definition), from, to })
  if (routes.length === 0)
    throw new QuoteError(
      `No route from ${from.symbol} to ${to.symbol}.`,
      'Choose another token, or swap on Uniswap.',
    )
  const byName = new Map(existing.map(({ definition, reserves }) => [definition.name, reserves]))
  const filled = routes
    .map((route) => ({ route, reserves: reservesAlong(route, byName) }))
    .filter(({ reserves }) => reserves.every((one) => one.reserveIn > 0n && one.reserveOut > 0n))
  if (filled.length === 0)
    throw new QuoteError(
      `No liquidity between ${from.symbol} and ${to.symbol}.`,
      'Choose another token, or add liquidity first.',
    )
  return filled
}

function reservesAlong(
  route: Route,
  byName: ReadonlyMap<string, PairState['reserves']>,
): readonly Reserves[] {
  return route.map(({ pair, from }) => {
    const reserves = byName.get(pair.name)
    const [other, base] = [reserves?.other.raw ?? 0n, reserves?.base.raw ?? 0n]
    return isSameAsset(pair.other, from)
      ? { reserveIn: other, reserveOut: base }
      : { reserveIn: base, reserveOut: other }
  })
}

/** The pools as a trade leaves them behind. Only for tokens that keep nothing of a transfer. */
export function statesAfter(states: readonly PairState[], { route, amountIn }: Quote): readonly PairState[] {
  let paid = amountIn.raw
  let after = states
  for (const { pair, from } of route) {
    const state = after.find(({ definition }) => definition.name === pair.name)
    if (!state?.reserves) continue
    const { base, other } = state.reserves
    const isOtherIn = isSameAsset(pair.other, from)
    const [into, outOf] = isOtherIn ? [other, base] : [base, other]
    const received = amountOut(paid, { reserveIn: into.raw, reserveOut: outOf.raw })
    const filled = { ...into, raw: into.raw + paid }
    const drained = { ...outOf, raw: outOf.raw - received }
    const reserves = isOtherIn ? { base: drained, other: filled } : { base: filled, other: drained }
    after = after.map((one) => (one === state ? { ...one, reserves } : one))
    paid = received
  }
  return after
}
