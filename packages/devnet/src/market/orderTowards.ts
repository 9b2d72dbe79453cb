import type { PairState } from '@love/protocol/actions/readPair'
import type { Amount } from '@love/protocol/amounts/amount'
import type { Prices } from './priceWalk.ts'

/** A swap that pays `amountIn` into a pair. */
export type Order = { readonly state: PairState; readonly amountIn: Amount }

/**
 * The swap that moves a pair to the market's prices (constant product, fee ignored), or `undefined` when it is
 * already there. Trading every pair towards one set of prices keeps them consistent with each other.
 */
export function orderTowards(state: PairState, prices: Prices): Order | undefined {
  if (!state.reserves) return undefined
  const { base, other } = state.reserves
  const otherPrice = (prices[other.token.symbol] ?? 0) / 10 ** other.token.decimals
  const basePrice = (prices[base.token.symbol] ?? 0) / 10 ** base.token.decimals
  const product = Number(other.raw) * Number(base.raw)
  const amountIn =
    pay(base, Math.sqrt((product * otherPrice) / basePrice)) ??
    pay(other, Math.sqrt((product * basePrice) / otherPrice))
  return amountIn && { state, amountIn }
}

function pay({ raw, token }: Amount, wanted: number): Amount | undefined {
  const missing = Math.floor(wanted - Number(raw))
  return missing > 0 ? { raw: BigInt(missing), token } : undefined
}
