import { type FarmPool, poolName } from '@love/protocol/farm/farm'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { beingRead } from '../../chain/prices/beingRead.ts'
import type { FarmReadings } from './farmReadings.ts'
import { type PoolFigures, poolFigures } from './poolFigures.ts'

export type PoolRow = {
  readonly name: string
  /** Its place below the address of the farm. */
  readonly place: string
  readonly pair: PairDefinition | undefined
  /** Undefined until the farm is read. */
  readonly pool: FarmPool | undefined
  readonly figures: PoolFigures
}

/** Every pool of the farm. Until it is read, those of our pairs: their names are known before their figures. */
export function poolRows(readings: FarmReadings): readonly PoolRow[] {
  const { farm, farmFailure } = readings
  if (farm)
    return farm.pools.map((pool) => ({
      name: poolName(pool),
      place: poolPlace(pool),
      pair: pool.pair,
      pool,
      figures: poolFigures(farm, pool, readings),
    }))
  const figures = unread(farmFailure === undefined ? beingRead : unavailable(farmFailure))
  return pairs.map((pair) => ({ name: pair.name, place: pair.name, pair, pool: undefined, figures }))
}

/** `LOVE-ETH`, or `pool-12` for a pair that we do not list. */
function poolPlace({ pid, pair }: Pick<FarmPool, 'pid' | 'pair'>): string {
  return pair ? pair.name : `pool-${pid}`
}

function unread(figure: Figure): PoolFigures {
  return {
    liquidity: figure,
    stakedValue: figure,
    rewards: figure,
    fees: figure,
    total: figure,
    stopped: undefined,
    weight: figure,
    fee: figure,
    yours: undefined,
  }
}

export function hasStake({ figures: { yours } }: PoolRow): boolean {
  return yours !== undefined && (yours.staked > 0n || yours.earned > 0n)
}

export function hasEnded({ pool }: PoolRow): boolean {
  return pool !== undefined && pool.allocPoint <= 0n
}
