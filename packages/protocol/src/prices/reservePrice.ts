import type { Amount } from '../amounts/amount.ts'
import { type Figure, unavailable } from './figure.ts'
import { fraction } from './fraction.ts'

/** What one whole token of `of` costs in whole tokens of `in`, by the reserves of their pair. */
export function reservePrice(prices: { of: Amount; in: Amount }): Figure {
  const { of, in: other } = prices
  if (of.raw <= 0n || other.raw <= 0n)
    return unavailable(`no liquidity in ${of.token.symbol}-${other.token.symbol}`)
  return fraction(other.raw * 10n ** BigInt(of.token.decimals), of.raw * 10n ** BigInt(other.token.decimals))
}
