import type { Amount } from '../amounts/amount.ts'
import { squareRoot } from '../liquidity/squareRoot.ts'
import { combine, type Figure, unavailable } from '../prices/figure.ts'
import { type Fraction, fraction, multiply } from '../prices/fraction.ts'
import type { FarmPool } from './farm.ts'

export type LiquidityAtParameters = {
  reserves: { readonly base: Amount; readonly other: Amount }
  /** USD for one whole token, as a person assumes them. */
  otherPrice: Figure
  basePrice: Figure
}

/** 36 decimals of a dollar. */
const scale = 10n ** 36n

/**
 * USD of both sides of a pair once traders have moved it to other prices: they change what is in it, but not the
 * product of the two. Rounded down.
 */
export function liquidityAt({
  reserves: { base, other },
  otherPrice,
  basePrice,
}: LiquidityAtParameters): Figure {
  return combine([otherPrice, basePrice], (priceOfOther, priceOfBase) => {
    const product = multiply(multiply(whole(other), priceOfOther), multiply(whole(base), priceOfBase))
    if (product.numerator <= 0n) return fraction(0n)
    return fraction(2n * squareRoot((product.numerator * scale * scale) / product.denominator), scale)
  })
}

function whole({ raw, token }: Amount): Fraction {
  return fraction(raw, 10n ** BigInt(token.decimals))
}

/** USD of LP tokens: their part of both sides of the pair. */
export function lpValue(amount: bigint, { supply }: Pick<FarmPool, 'supply'>, liquidity: Figure): Figure {
  if (supply <= 0n) return unavailable('the pair has no liquidity')
  return combine([liquidity], (value) => multiply(value, fraction(amount, supply)))
}
