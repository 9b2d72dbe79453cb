import { type Amount, formatAmount } from '@love/protocol/amounts/amount'
import { type Figure, formatUsd, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, multiply } from '@love/protocol/prices/fraction'
import { decimalFigure } from '../../chain/prices/decimalFigure.ts'
import { flag, record, uint256 } from '../../storage/schema.ts'
import type { Judged } from '../alert.ts'
import type { AccountAlerts } from '../alertSettings.ts'

/** Whether the rewards were told, and how large they were then: they only shrink by a harvest. */
export type RewardsKept = { readonly isTold: boolean; readonly earned: bigint }

export type RewardFacts = Pick<AccountAlerts, 'rewardDollars' | 'rewardFees'> & {
  /** Of all pools. */
  readonly earned: Amount
  /** In dollars: what it is worth, and what it costs to harvest it from all of them. */
  readonly value: Figure
  readonly fee: Figure
}

const keptSchema = record({ isTold: flag, earned: uint256 })

export function rewardsKept(value: unknown): RewardsKept {
  return keptSchema(value) ?? { isTold: false, earned: 0n }
}

/** Told once until they are harvested, whatever the price of LOVE and the network fee do meanwhile. */
export function judgeRewards(kept: RewardsKept, facts: RewardFacts): Judged<RewardsKept> {
  const { earned, value, fee } = facts
  const isWorth = isWorthIt(facts)
  const isHarvested = earned.raw < kept.earned
  const isTold = isWorth === true || (kept.isTold && !isHarvested)
  const isNews = isWorth === true && !kept.isTold
  const toldAt = kept.isTold && !isHarvested ? kept.earned : earned.raw
  return {
    kept: { isTold, earned: isTold ? toldAt : 0n },
    alerts: isNews
      ? [
          {
            id: 'rewards',
            kind: 'rewards',
            title: 'Rewards worth harvesting',
            text: `${formatAmount(earned)} (${formatUsd(value)}). The network fee is about ${formatUsd(fee)}.`,
            path: '/farm',
          },
        ]
      : [],
  }
}

/** Undefined while a price or the network fee is missing. */
function isWorthIt({ value, fee, rewardDollars, rewardFees }: RewardFacts): boolean | undefined {
  const [least, times] = [decimalFigure(rewardDollars, ''), decimalFigure(rewardFees, '')]
  if (!isAvailable(value) || !isAvailable(fee) || !isAvailable(least) || !isAvailable(times)) return undefined
  return value.numerator > 0n && isAtLeast(value, least) && isAtLeast(value, multiply(fee, times))
}

function isAtLeast(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator >= other.numerator * one.denominator
}
