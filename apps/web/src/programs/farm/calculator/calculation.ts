import type { PairState } from '@love/protocol/actions/readPair'
import type { Farm, FarmPool } from '@love/protocol/farm/farm'
import { liquidityAt } from '@love/protocol/farm/liquidityAt'
import { type Projection, projection } from '@love/protocol/farm/projection'
import { combine, type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { fraction, invert, multiply } from '@love/protocol/prices/fraction'
import { readDays, readPrice } from '../../../chain/prices/typedAssumption.ts'

export type CalculationParameters = {
  farm: Farm
  pool: FarmPool
  state: PairState | undefined
  /** USD of the whole pair today. */
  liquidity: Figure
  /** Letter by letter what is in the fields. */
  deposit: string
  days: string
  timesPerYear: bigint
  prices: { readonly love: string; readonly base: string; readonly other: string }
}

export type Calculation = {
  /** LP tokens that the deposit buys at today's prices. */
  readonly lp: Figure
  readonly projection: Projection
}

/** What a deposit becomes at the prices that a person assumes for the whole time. */
export function calculation(parameters: CalculationParameters): Calculation {
  const { farm, pool, state, liquidity, deposit, days, timesPerYear, prices } = parameters
  const lp = lpFor(readPrice(deposit), pool, liquidity)
  const { days: read } = readDays(days)
  const lovePrice = readPrice(prices.love)
  const assumed = state?.reserves
    ? liquidityAt({
        reserves: state.reserves,
        otherPrice: readPrice(prices.other),
        basePrice: readPrice(prices.base),
      })
    : unavailable('pair data is missing')
  const missing = [lp, lovePrice, assumed].find((figure) => !isAvailable(figure))
  if (missing || read === undefined || !isAvailable(lp))
    return { lp, projection: nothing(missing ?? unavailable('enter the days')) }
  return {
    lp,
    projection: projection({
      farm,
      pool,
      deposit: lp.numerator / lp.denominator,
      lovePrice,
      liquidity: assumed,
      days: read,
      timesPerYear,
    }),
  }
}

/** In the smallest parts of the LP token, rounded down. */
function lpFor(usd: Figure, { supply }: FarmPool, liquidity: Figure): Figure {
  return combine([usd, liquidity], (value, all) => {
    if (all.numerator <= 0n || supply <= 0n) return unavailable('the pair has no liquidity')
    const exact = multiply(multiply(value, invert(all)), fraction(supply))
    return fraction(exact.numerator / exact.denominator)
  })
}

function nothing(figure: Figure): Projection {
  return { love: figure, staked: figure, value: figure, gain: figure, growth: figure }
}
