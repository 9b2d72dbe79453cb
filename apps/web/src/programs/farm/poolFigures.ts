import type { PairState } from '@love/protocol/actions/readPair'
import type { Farm, FarmPool } from '@love/protocol/farm/farm'
import { lpValue } from '@love/protocol/farm/liquidityAt'
import { type PoolAprParts, poolAprParts } from '@love/protocol/farm/poolAprParts'
import { pendingAt } from '@love/protocol/farm/rewardMeter'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction, multiply } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { decimalFigure } from '../../chain/prices/decimalFigure.ts'
import { poolValue } from '../../chain/prices/poolValue.ts'
import type { FarmReadings } from './farmReadings.ts'

/** All that a pool's row shows, in USD where it is money. */
export type PoolFigures = PoolAprParts & {
  /** Both sides of the whole pair, staked or not. */
  readonly liquidity: Figure
  /** Its part of all that the farm pays. */
  readonly weight: Figure
  readonly fee: Figure
  /** Undefined without a wallet. */
  readonly yours: OwnFigures | undefined
}

export type OwnFigures = {
  readonly staked: bigint
  readonly stakedValue: Figure
  /** LP tokens in the wallet. */
  readonly held: bigint
  /** LOVE up to the newest block. */
  readonly earned: bigint
  readonly earnedValue: Figure
}

export function poolFigures(farm: Farm, pool: FarmPool, readings: FarmReadings): PoolFigures {
  const liquidity = liquidityOf(pool, readings)
  const lovePrice = readings.states ? readings.price(love) : beingRead
  const volumeUsd24h = volumeOf(pool, readings)
  const { totalAllocPoint } = farm
  return {
    ...poolAprParts({ farm, pool, lovePrice, liquidity, volumeUsd24h }),
    liquidity,
    weight:
      totalAllocPoint > 0n
        ? fraction(pool.allocPoint, totalAllocPoint)
        : unavailable('no pool has an allocation'),
    fee: fraction(pool.depositFeeBasisPoints, 10_000n),
    yours: ownFigures(farm, pool, { liquidity, lovePrice, block: readings.block }),
  }
}

type OwnParameters = { liquidity: Figure; lovePrice: Figure; block: bigint }

function ownFigures(
  farm: Farm,
  pool: FarmPool,
  { liquidity, lovePrice, block }: OwnParameters,
): OwnFigures | undefined {
  const { stake } = pool
  if (!stake) return undefined
  const earned = pendingAt({ farm, pool, stake, block })
  return {
    staked: stake.amount,
    stakedValue: stake.amount > 0n ? lpValue(stake.amount, pool, liquidity) : fraction(0n),
    held: stake.held,
    earned,
    earnedValue: combine([lovePrice], (price) =>
      multiply(amountFraction({ raw: earned, token: love }), price),
    ),
  }
}

/** By name: what an earlier visit has read is a copy. */
export function stateOf({ pair }: FarmPool, { states }: FarmReadings): PairState | undefined {
  return states?.find(({ definition }) => definition.name === pair?.name)
}

function liquidityOf(pool: FarmPool, readings: FarmReadings): Figure {
  if (!pool.pair) return unavailable('this pair is not listed here, so it has no price')
  if (!readings.states) return beingRead
  const state = stateOf(pool, readings)
  return state ? poolValue(state, readings.price) : unavailable(`${pool.pair.name} data is missing`)
}

function volumeOf({ pair }: FarmPool, { market, marketFailure }: FarmReadings): Figure {
  if (!pair) return unavailable('no volume data for this pair')
  if (!market) return marketFailure === undefined ? beingRead : unavailable(marketFailure)
  const found = market.find(({ name }) => name === pair.name)
  return decimalFigure(found?.volumeUsd24h, 'no volume data for this pair')
}
