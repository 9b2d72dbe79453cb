import { poolApr } from '../apr/apr.ts'
import { combine, type Figure, unavailable } from '../prices/figure.ts'
import { add, fraction, invert, multiply } from '../prices/fraction.ts'
import { love } from '../tokens/tokens.ts'
import { poolEmission } from './emission.ts'
import type { Farm, FarmPool } from './farm.ts'
import { lpValue } from './liquidityAt.ts'

export type PoolAprPartsParameters = {
  farm: Farm
  pool: FarmPool
  /** USD for one whole LOVE. */
  lovePrice: Figure
  /** USD of both sides of the whole pair, staked or not. */
  liquidity: Figure
  /** USD that were traded in the pair in a day. */
  volumeUsd24h: Figure
}

export type PoolAprParts = {
  readonly stakedValue: Figure
  readonly rewards: Figure
  readonly fees: Figure
  readonly total: Figure
  /** Why the rewards are zero. */
  readonly stopped: string | undefined
}

/** The pool keeps 0.3 % of every trade, for whoever holds LP tokens. */
const feesOfYear = fraction(3n * 365n, 1_000n)

export function poolAprParts(parameters: PoolAprPartsParameters): PoolAprParts {
  const { farm, pool, lovePrice, liquidity, volumeUsd24h } = parameters
  const { stopped } = poolEmission(farm, pool)
  const stakedValue = lpValue(pool.staked, pool, liquidity)
  const rewards = stopped
    ? fraction(0n)
    : poolApr({
        lovePerBlock: { raw: farm.lovePerBlock, token: love },
        allocPoint: pool.allocPoint,
        totalAllocPoint: farm.totalAllocPoint,
        lovePrice,
        stakedValue,
      })
  const fees = combine([volumeUsd24h, liquidity], (volume, value) =>
    value.numerator <= 0n
      ? unavailable('the pair has no liquidity')
      : multiply(multiply(volume, feesOfYear), invert(value)),
  )
  return { stakedValue, rewards, fees, total: combine([rewards, fees], add), stopped }
}
