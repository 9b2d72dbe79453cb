import { combine, type Figure, unavailable } from '../prices/figure.ts'
import { fraction, multiply } from '../prices/fraction.ts'
import type { FarmPool } from './farm.ts'

/** USD of LP tokens: their part of both sides of the pair. */
export function lpValue(amount: bigint, { supply }: Pick<FarmPool, 'supply'>, liquidity: Figure): Figure {
  if (supply <= 0n) return unavailable('the pair has no liquidity')
  return combine([liquidity], (value) => multiply(value, fraction(amount, supply)))
}
