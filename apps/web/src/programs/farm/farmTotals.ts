import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction } from '@love/protocol/prices/fraction'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { headlineApr } from '../../chain/prices/headlineApr.ts'
import type { PoolRow } from './poolRows.ts'

export type FarmTotals = {
  /** USD. */
  readonly staked: Figure
  readonly yourStake: Figure
  /** LOVE; undefined without a wallet, or before it is read. */
  readonly earned: bigint | undefined
  readonly earnedValue: Figure
  /** The highest of them. */
  readonly mostApr: Figure
}

/** Of the rows that are shown. What is yours is whole or n/a; of the rest, what is known adds up. */
export function farmTotals(rows: readonly PoolRow[]): FarmTotals {
  const yours = rows.flatMap(({ figures }) => (figures.yours ? [figures.yours] : []))
  const known = rows.map(({ figures }) => figures.stakedValue).filter(isAvailable)
  return {
    staked: known.length > 0 || rows.length === 0 ? known.reduce(add, fraction(0n)) : firstOf(rows),
    yourStake: wholeSum(yours.map(({ stakedValue }) => stakedValue)),
    earned: yours.length > 0 ? yours.reduce((sum, { earned }) => sum + earned, 0n) : undefined,
    mostApr: highest(rows.map(({ figures }) => headlineApr(figures).figure)),
    earnedValue: wholeSum(yours.map(({ earnedValue }) => earnedValue)),
  }
}

function highest(figures: readonly Figure[]): Figure {
  const known = figures.filter(isAvailable)
  const [first = figures[0] ?? beingRead] = known
  return known.reduce<Figure>((most, one) => combine([most, one], larger), first)
}

function larger(one: Fraction, other: Fraction): Fraction {
  return one.numerator * other.denominator < other.numerator * one.denominator ? other : one
}

function firstOf(rows: readonly PoolRow[]): Figure {
  return rows[0]?.figures.stakedValue ?? beingRead
}

function wholeSum(figures: readonly Figure[]): Figure {
  return figures.reduce<Figure>((sum, figure) => combine([sum, figure], add), fraction(0n))
}
