import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Fraction } from '@love/protocol/prices/fraction'
import { tenTo } from './significantText.ts'

/** Says which parameter is wrong and what is allowed; answered with status 400. */
export class MarketQueryError extends Error {
  override readonly name = 'MarketQueryError'
}

/** What a pair holds of its two sides, in their smallest parts. */
export type MarketReserves = { readonly base: bigint; readonly other: bigint }

/** What one whole base costs in wholes of the other side, not reduced; an empty side leaves no price. */
export function basePrice({ base, other }: PairDefinition, reserves: MarketReserves): Fraction | undefined {
  if (reserves.base <= 0n || reserves.other <= 0n) return undefined
  return {
    numerator: reserves.other * tenTo(base.decimals),
    denominator: reserves.base * tenTo(other.decimals),
  }
}
