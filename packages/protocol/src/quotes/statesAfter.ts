import type { PairState } from '../actions/readPair.ts'
import { isSameAsset } from '../routes/findRoutes.ts'
import { amountOut } from './amountOut.ts'
import type { Quote } from './quote.ts'

/** The pools as a trade leaves them behind. Only for tokens that keep nothing of a transfer. */
export function statesAfter(states: readonly PairState[], { route, amountIn }: Quote): readonly PairState[] {
  let paid = amountIn.raw
  let after = states
  for (const { pair, from } of route) {
    const state = after.find(({ definition }) => definition.name === pair.name)
    if (!state?.reserves) continue
    const { token, base } = state.reserves
    const isTokenIn = isSameAsset(pair.token, from)
    const [into, outOf] = isTokenIn ? [token, base] : [base, token]
    const received = amountOut(paid, { reserveIn: into.raw, reserveOut: outOf.raw })
    const filled = { ...into, raw: into.raw + paid }
    const drained = { ...outOf, raw: outOf.raw - received }
    const reserves = isTokenIn ? { token: filled, base: drained } : { token: drained, base: filled }
    after = after.map((one) => (one === state ? { ...one, reserves } : one))
    paid = received
  }
  return after
}
