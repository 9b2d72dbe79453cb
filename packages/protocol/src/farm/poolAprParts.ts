import { feesApr, poolApr } from '../apr/apr.ts'
import { combine, type Figure } from '../prices/figure.ts'
import { add, fraction } from '../prices/fraction.ts'
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
  /** Undiluted, and not compounded, as all of them. */
  readonly rewards: Figure
  readonly fees: Figure
  /** Rewards and fees. */
  readonly total: Figure
  /** Why the rewards are zero. */
  readonly stopped: string | undefined
}

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
  const fees = feesApr({ volumeUsd24h, liquidity })
  return { stakedValue, rewards, fees, total: combine([rewards, fees], add), stopped }
}
