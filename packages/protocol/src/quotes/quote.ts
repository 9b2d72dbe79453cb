import type { Amount } from '../amounts/amount.ts'
import type { Fraction } from '../prices/fraction.ts'
import type { Route } from '../routes/findRoutes.ts'
import type { TransferFees } from './amountOut.ts'

export type Quote = {
  /** The side that was asked for; the other one follows from the pools. */
  readonly exact: 'in' | 'out'
  readonly route: Route
  readonly amountIn: Amount
  /** What arrives after all fees. */
  readonly amountOut: Amount
  /** Whole tokens out for one whole token in, all fees included. */
  readonly price: Fraction
  /** The same for an amount too small to move anything, without fees. */
  readonly midPrice: Fraction
  /** How far the trade moves the pools' price against whoever trades next, as a ratio. */
  readonly priceImpact: Fraction
  /** How much less arrives than at `midPrice`, as a ratio: for the size of the trade, LP fees and token taxes. */
  readonly loss: Fraction
  /** 0.3 % at every pool, as a ratio of what is paid and in the token that is paid. */
  readonly poolFee: { readonly share: Fraction; readonly amount: Amount }
  /** What the tokens of the route keep of every transfer; empty for most. */
  readonly transferFees: TransferFees
}

const basisPoints = 10_000n

/** The most a trade may cost: rounded up. */
export function maximumSent(quoted: bigint, slippageBasisPoints: bigint): bigint {
  return (quoted * (basisPoints + slippageBasisPoints) + basisPoints - 1n) / basisPoints
}

/** The least a trade may pay: rounded down, but never 0 for a quote that is not 0. */
export function minimumReceived(quoted: bigint, slippageBasisPoints: bigint): bigint {
  const minimum = (quoted * (basisPoints - slippageBasisPoints)) / basisPoints
  return minimum === 0n && quoted > 0n ? 1n : minimum
}

/** What the chain enforces: at least this is received, at most that is paid. */
export type SwapLimits = { readonly most: Amount; readonly least: Amount }

export function swapLimits(quote: Quote, slippageBasisPoints: number): SwapLimits {
  const { exact, amountIn, amountOut } = quote
  const slippage = BigInt(slippageBasisPoints)
  return exact === 'in'
    ? { most: amountIn, least: { ...amountOut, raw: minimumReceived(amountOut.raw, slippage) } }
    : { most: { ...amountIn, raw: maximumSent(amountIn.raw, slippage) }, least: amountOut }
}
