import { harvestGas } from '@love/protocol/farm/farm'
import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction, multiply } from '@love/protocol/prices/fraction'
import { eth } from '@love/protocol/tokens/tokens'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import type { PoolRow } from '../poolRows.ts'

/** Gas of the approval and the deposit that follow a harvest. */
const vaultGas = 140_000n

export type HarvestTarget = 'wallet' | 'faith'

export type HarvestChoice = {
  readonly pid: bigint
  readonly name: string
  /** LOVE. */
  readonly earned: bigint
  /** USD. */
  readonly value: Figure
  /** Whether the rewards are worth their network fee; undefined while a price is missing. */
  readonly pays: boolean | undefined
}

export type FeePrices = {
  /** Wei for a unit of gas. */
  readonly gasPrice: bigint | undefined
  readonly etherPrice: Figure
}

/** Every pool that has something to harvest, the most first. */
export function harvestChoices(rows: readonly PoolRow[], prices: FeePrices): readonly HarvestChoice[] {
  const fee = feeValue(harvestGas, prices)
  return rows
    .flatMap(({ name, pool, figures: { yours } }): HarvestChoice[] => {
      if (!pool || !yours || yours.earned <= 0n) return []
      const { earned, earnedValue: value } = yours
      const isKnown = fee !== undefined && isAvailable(value) && isAvailable(fee)
      return [{ pid: pool.pid, name, earned, value, pays: isKnown ? !isLess(value, fee) : undefined }]
    })
    .sort((one, other) => (one.earned < other.earned ? 1 : -1))
}

/** Those worth it, and while that is not known all of them. */
export function worthHarvesting(choices: readonly HarvestChoice[]): readonly bigint[] {
  return choices.filter(({ pays }) => pays !== false).map(({ pid }) => pid)
}

export type HarvestSum = {
  readonly earned: bigint
  readonly value: Figure
  /** Wei; undefined while the price of gas is. */
  readonly fee: bigint | undefined
  readonly costsMore: boolean
}

export function harvestSum(
  chosen: readonly HarvestChoice[],
  target: HarvestTarget,
  prices: FeePrices,
): HarvestSum {
  const gas = BigInt(chosen.length) * harvestGas + (target === 'faith' ? vaultGas : 0n)
  const value = chosen.reduce<Figure>((sum, one) => combine([sum, one.value], add), fraction(0n))
  const cost = feeValue(gas, prices)
  const isKnown = cost !== undefined && isAvailable(cost) && isAvailable(value)
  return {
    earned: chosen.reduce((sum, { earned }) => sum + earned, 0n),
    value,
    fee: prices.gasPrice === undefined ? undefined : gas * prices.gasPrice,
    costsMore: isKnown && chosen.length > 0 && isLess(value, cost),
  }
}

function feeValue(gas: bigint, { gasPrice, etherPrice }: FeePrices): Figure | undefined {
  if (gasPrice === undefined) return undefined
  return combine([etherPrice], (price) =>
    multiply(amountFraction({ raw: gas * gasPrice, token: eth }), price),
  )
}

function isLess(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator
}
