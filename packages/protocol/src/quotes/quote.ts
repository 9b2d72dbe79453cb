import type { Amount } from '../amounts/amount.ts'
import type { Fraction } from '../prices/fraction.ts'
import type { Route } from '../routes/findRoutes.ts'
import type { TransferFees } from './transferFees.ts'

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
  /** How much of the price the size of the trade costs, as a ratio; fees of pools and tokens are not in it. */
  readonly priceImpact: Fraction
  /** 0.3 % at every pool, as a ratio of what is paid and in the token that is paid. */
  readonly poolFee: { readonly share: Fraction; readonly amount: Amount }
  /** What the tokens of the route keep of every transfer; empty for most. */
  readonly transferFees: TransferFees
}
