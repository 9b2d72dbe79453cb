import { blocksPerYear } from '../apr/apr.ts'
import { combine, type Figure, isAvailable, unavailable } from '../prices/figure.ts'
import { add, type Fraction, fraction, invert, multiply } from '../prices/fraction.ts'
import { poolEmission } from './emission.ts'
import { depositFee, type Farm, type FarmPool } from './farm.ts'
import { lpValue } from './liquidityAt.ts'

export type ProjectionParameters = {
  farm: Farm
  pool: FarmPool
  /** LP tokens that are handed over at the beginning. */
  deposit: bigint
  /** USD for one whole LOVE, as the person assumes it. */
  lovePrice: Figure
  /** USD of both sides of the whole pair at the assumed prices. */
  liquidity: Figure
  days: bigint
  /** How often the rewards become LP tokens and are staked too. Zero: they stay LOVE in the wallet. */
  timesPerYear: bigint
}

export type Projection = {
  /** Whole LOVE harvested on the way, also that which was staked again. */
  readonly love: Figure
  /** LP tokens staked at the end. */
  readonly staked: Figure
  /** USD of the stake and of the LOVE that was not staked again. */
  readonly value: Figure
  /** USD beyond what was handed over; negative where the deposit fee is larger than the rewards. */
  readonly gain: Figure
  /** The gain for every dollar handed over: for 365 days it is the APY. */
  readonly growth: Figure
}

/** Hourly for a year; with more steps a person would wait. */
const mostSteps = 8_760n
/** Resolution of LOVE and of LP tokens, far below anything that can be owned. */
const scale = 10n ** 36n

/**
 * Walks from one compounding to the next: each stake thins out the pool for the next one and pays the deposit fee
 * again, which a formula with a constant APR leaves out. Powers of exact fractions would grow without end, so every step
 * is cut down to 36 decimals: the result is below the exact one by less than a millionth of a wei. Swaps into LP tokens
 * and gas are not in it.
 */
export function projection(parameters: ProjectionParameters): Projection {
  const { pool, deposit, lovePrice, liquidity } = parameters
  const walked = walk(parameters)
  if ('unavailable' in walked)
    return { love: walked, staked: walked, value: walked, gain: walked, growth: walked }
  const kept = combine([lovePrice], (price) => multiply(walked.kept, price))
  const value = combine([stakeValue(walked.staked, pool, liquidity), kept], add)
  const paid = lpValue(deposit, pool, liquidity)
  const gain = combine([value, paid], (end, start) => add(end, multiply(start, fraction(-1n))))
  const growth = combine([gain, paid], (gained, start) =>
    start.numerator <= 0n ? unavailable('enter an amount') : multiply(gained, invert(start)),
  )
  return { love: walked.love, staked: walked.staked, value, gain, growth }
}

type Walked = { readonly love: Fraction; readonly kept: Fraction; readonly staked: Fraction }

function walk(parameters: ProjectionParameters): Walked | { readonly unavailable: string } {
  const { farm, pool, deposit, days, timesPerYear } = parameters
  const steps = days > 0n && timesPerYear > 0n ? (days * timesPerYear) / 365n : 0n
  if (steps > mostSteps) return unavailable('compounds more often than this calculator supports')
  const lpPerLove = steps > 0n ? lpForOneLove(parameters) : fraction(0n)
  if (!isAvailable(lpPerLove)) return lpPerLove
  const yearly = multiply(poolEmission(farm, pool).perBlock, fraction(blocksPerYear))
  const others = pool.staked * scale
  let stake = depositFee(deposit, pool).credited * scale
  let harvested = 0n
  const harvest = (years: Fraction): bigint => {
    const paid = multiply(yearly, years)
    return stake > 0n ? (paid.numerator * scale * stake) / (paid.denominator * (others + stake)) : 0n
  }
  const period = fraction(1n, timesPerYear > 0n ? timesPerYear : 1n)
  for (let step = 0n; step < steps; step += 1n) {
    const love = harvest(period)
    const bought = (love * lpPerLove.numerator) / lpPerLove.denominator
    harvested += love
    stake += depositFee(bought, pool).credited
  }
  const all = fraction(days > 0n ? days : 0n, 365n)
  const rest = harvest(add(all, multiply(period, fraction(-steps))))
  return {
    love: fraction(harvested + rest, scale),
    kept: fraction(rest, scale),
    staked: fraction(stake, scale),
  }
}

/** In the smallest parts of the LP token. */
function lpForOneLove({ pool, lovePrice, liquidity }: ProjectionParameters): Figure {
  return combine([lovePrice, lpValue(1n, pool, liquidity)], (price, value) =>
    value.numerator <= 0n ? unavailable('the LP tokens have no value') : multiply(price, invert(value)),
  )
}

function stakeValue(staked: Fraction, pool: FarmPool, liquidity: Figure): Figure {
  return combine([lpValue(1n, pool, liquidity)], (value) => multiply(value, staked))
}
