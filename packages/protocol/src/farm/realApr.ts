import { blocksPerYear } from '../apr/apr.ts'
import { combine, type Figure, unavailable } from '../prices/figure.ts'
import { add, type Fraction, fraction, invert, multiply } from '../prices/fraction.ts'
import { poolEmission } from './emission.ts'
import { depositFee, type Farm, type FarmPool } from './farm.ts'
import { lpValue } from './liquidityAt.ts'

export type RealAprParameters = {
  farm: Farm
  pool: FarmPool
  /** LP tokens that are about to be handed over, fee and all. */
  deposit: bigint
  /** USD for one whole LOVE. */
  lovePrice: Figure
  /** USD of both sides of the whole pair, staked or not. */
  liquidity: Figure
}

export type RealApr = {
  /** LP tokens that the farm keeps, and those that earn. */
  readonly fee: bigint
  readonly credited: bigint
  /** Of all that is staked afterwards. */
  readonly share: Fraction
  /** Rewards of a year for the LP tokens that earn, after they have thinned out the pool. */
  readonly dilutedApr: Figure
  /** Rewards of the first year less the deposit fee, for all that is handed over. Negative where the fee is larger. */
  readonly netApr: Figure
  readonly perDay: Earnings
  readonly perMonth: Earnings
  readonly perYear: Earnings
  /** Until the rewards have repaid the deposit fee. Where there is no such day, the reason says which way. */
  readonly breakEvenDays: Figure
  /** Why nothing is earned. */
  readonly stopped: string | undefined
}

/** Whole LOVE, and what it is worth. */
export type Earnings = { readonly love: Fraction; readonly usd: Figure }

/** What a deposit earns if weights, prices and the other stakes stay as they are. */
export function realApr({ farm, pool, deposit, lovePrice, liquidity }: RealAprParameters): RealApr {
  const { fee, credited } = depositFee(deposit, pool)
  const { perBlock, stopped } = poolEmission(farm, pool)
  const share = credited > 0n ? fraction(credited, pool.staked + credited) : fraction(0n)
  const yearly = multiply(multiply(perBlock, fraction(blocksPerYear)), share)
  const earnings = (part: Fraction): Earnings => {
    const inLove = multiply(yearly, part)
    return { love: inLove, usd: combine([lovePrice], (price) => multiply(inLove, price)) }
  }
  const perYear = earnings(fraction(1n))
  const perDay = earnings(fraction(1n, 365n))
  const feeValue = lpValue(fee, pool, liquidity)
  const net = combine([perYear.usd, feeValue], (earned, lost) => add(earned, multiply(lost, fraction(-1n))))
  return {
    fee,
    credited,
    share,
    dilutedApr: ratio(perYear.usd, lpValue(credited, pool, liquidity), deposit),
    netApr: ratio(net, lpValue(deposit, pool, liquidity), deposit),
    perDay,
    perMonth: earnings(fraction(1n, 12n)),
    perYear,
    breakEvenDays: breakEven({ fee, feeValue, daily: perDay.usd, stopped }),
    stopped,
  }
}

function ratio(gain: Figure, paid: Figure, deposit: bigint): Figure {
  if (deposit <= 0n) return unavailable('enter an amount')
  return combine([gain, paid], (gained, value) =>
    value.numerator <= 0n ? unavailable('the LP tokens have no value') : multiply(gained, invert(value)),
  )
}

type BreakEven = { fee: bigint; feeValue: Figure; daily: Figure; stopped: string | undefined }

function breakEven({ fee, feeValue, daily, stopped }: BreakEven): Figure {
  if (fee <= 0n) return unavailable('no deposit fee')
  if (stopped) return unavailable(`never: ${stopped}`)
  return combine([feeValue, daily], (lost, earned) =>
    earned.numerator <= 0n ? unavailable('never: the rewards have no value') : multiply(lost, invert(earned)),
  )
}
