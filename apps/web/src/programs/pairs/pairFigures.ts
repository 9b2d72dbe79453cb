import type { PairState } from '@love/protocol/actions/readPair'
import { feesApr, poolApr } from '@love/protocol/apr/apr'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { add, fraction, multiply } from '@love/protocol/prices/fraction'
import { reservePrice } from '@love/protocol/prices/reservePrice'
import { love } from '@love/protocol/tokens/tokens'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { decimalFigure } from '../../chain/prices/decimalFigure.ts'
import { poolValue } from '../../chain/prices/poolValue.ts'
import type { PairReadings } from './pairReadings.ts'
import { type PairPositionFigures, positionOf } from './positionOf.ts'

/** All figures of one pair, each there or with the reason why not. Values are in USD. */
export type PairFigures = {
  readonly price: Figure
  readonly inverse: Figure
  readonly reserves: PairState['reserves']
  readonly liquidity: Figure
  readonly volume: Figure
  readonly change: Figure
  readonly fees: Figure
  readonly apr: { readonly rewards: Figure; readonly fees: Figure; readonly total: Figure }
  readonly hasPool: boolean
  readonly position: PairPositionFigures | undefined
}

export function pairFigures(name: string, readings: PairReadings): PairFigures {
  const state = readings.states?.find(({ definition }) => definition.name === name)
  const liquidity = state ? poolValue(state, readings.price) : beingRead
  const pool = state && readings.pools?.farm.pools.find(({ lpToken }) => lpToken === state.address)
  const supply = readings.pools?.supplies[name]
  const past = history(name, readings)
  const fees = feesApr({ volumeUsd24h: past.volume, liquidity })
  const rewards = readings.pools
    ? pool
      ? rewardsApr(name, { readings, liquidity, allocPoint: pool.allocPoint })
      : unavailable('the farm has no pool for this pair')
    : missing(readings.poolsFailure)
  return {
    ...prices(name, state),
    reserves: state?.reserves,
    liquidity,
    ...past,
    apr: { rewards, fees, total: combine([rewards, fees], add) },
    hasPool: pool !== undefined,
    position: positionOf(name, { positions: readings.positions, pid: pool?.pid, supply, liquidity }),
  }
}

function prices(name: string, state: PairState | undefined): Pick<PairFigures, 'price' | 'inverse'> {
  if (!state) return { price: beingRead, inverse: beingRead }
  const none = unavailable(`the ${name} pair does not exist on this network`)
  if (!state.reserves) return { price: none, inverse: none }
  const { base, other } = state.reserves
  return { price: reservePrice({ of: base, in: other }), inverse: reservePrice({ of: other, in: base }) }
}

function history(
  name: string,
  { market, marketFailure }: PairReadings,
): Pick<PairFigures, 'volume' | 'change' | 'fees'> {
  if (!market) {
    const none = missing(marketFailure)
    return { volume: none, change: none, fees: none }
  }
  const found = market.find((pair) => pair.name === name)
  return {
    volume: decimalFigure(found?.volumeUsd24h, 'no volume data for this pair'),
    change: decimalFigure(found?.change24h, 'the pair is less than a day old'),
    fees: decimalFigure(found?.feesUsd24h, 'no volume data for this pair'),
  }
}

type RewardsAprParameters = { readings: PairReadings; liquidity: Figure; allocPoint: bigint }

function rewardsApr(name: string, { readings, liquidity, allocPoint }: RewardsAprParameters): Figure {
  const { pools, price } = readings
  const supply = pools?.supplies[name]
  if (!pools || !supply || supply.total <= 0n) return unavailable(`no liquidity in ${name}`)
  const { lovePerBlock, totalAllocPoint } = pools.farm
  const part = fraction(supply.staked, supply.total)
  const stakedValue = combine([liquidity], (value) => multiply(value, part))
  return poolApr({ lovePerBlock, allocPoint, totalAllocPoint, lovePrice: price(love), stakedValue })
}

function missing(failure: string | undefined): Figure {
  return failure === undefined ? beingRead : unavailable(failure)
}
