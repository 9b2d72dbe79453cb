import { QuoteError } from '../errors.ts'
import { groupDigits } from '../format/formatNumber.ts'
import { type Fraction, fraction } from '../prices/fraction.ts'
import { love } from '../tokens/tokens.ts'
import type { Farm, FarmPool } from './farm.ts'

export type Emission = {
  /** Whole LOVE. */
  readonly perBlock: Fraction
  /** Why it is zero. */
  readonly stopped: string | undefined
}

const wholeLove = 10n ** BigInt(love.decimals)

/** What a pool pays to its stakers in the next block, or would if there were any. */
export function poolEmission(farm: Farm, pool: FarmPool): Emission {
  const stopped =
    farmStopped(farm) ??
    (pool.allocPoint <= 0n ? 'the pool has ended' : undefined) ??
    (pool.lastRewardBlock > farm.block
      ? `rewards start at block ${groupDigits(pool.lastRewardBlock)}`
      : undefined)
  return emissionOf(farm, pool.allocPoint, stopped)
}

/** What the whole farm pays in the next block: pools without stakes get nothing, and neither does anyone else for them. */
export function farmEmission(farm: Farm): Emission {
  const paying = farm.pools.filter((pool) => pool.staked > 0n && !poolEmission(farm, pool).stopped)
  const weight = paying.reduce((sum, { allocPoint }) => sum + allocPoint, 0n)
  const stopped = farmStopped(farm) ?? (weight <= 0n ? 'nothing is staked in an active pool' : undefined)
  return emissionOf(farm, weight, stopped)
}

function farmStopped({
  block,
  startBlock,
  lovePerBlock,
  totalAllocPoint,
  mayMint,
}: Farm): string | undefined {
  if (mayMint === false) return 'the farm can no longer mint LOVE'
  if (totalAllocPoint <= 0n) return 'no pool has an allocation'
  if (lovePerBlock <= 0n) return 'LOVE emissions are paused'
  return block < startBlock ? `rewards start at block ${groupDigits(startBlock)}` : undefined
}

function emissionOf(
  { lovePerBlock, totalAllocPoint }: Farm,
  weight: bigint,
  stopped: string | undefined,
): Emission {
  const perBlock = stopped ? fraction(0n) : fraction(lovePerBlock * weight, totalAllocPoint * wholeLove)
  return { perBlock, stopped }
}

type PoolRewardParameters = { farm: Farm; pool: FarmPool; block: bigint }

/** LOVE that a pool has earned since it was last settled, rounded down as the farm does. Without stakes, none. */
export function poolReward({ farm, pool, block }: PoolRewardParameters): bigint {
  const { lovePerBlock, totalAllocPoint } = farm
  if (pool.staked <= 0n || totalAllocPoint <= 0n || block <= pool.lastRewardBlock) return 0n
  return ((block - pool.lastRewardBlock) * lovePerBlock * pool.allocPoint) / totalAllocPoint
}

/** A farm that must mint and may not refuses everything but the emergency withdrawal. */
export function refuseStopped(farm: Farm, pool: FarmPool): void {
  const mustMint = poolReward({ farm, pool, block: farm.block + 1n }) > 0n
  if (farm.mayMint === false && mustMint)
    throw new QuoteError(
      'The farm can no longer mint LOVE, so this pool pays no rewards and accepts no stakes.',
      'You can still use the emergency withdrawal: it returns your stake without rewards.',
    )
}
