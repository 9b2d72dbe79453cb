import type { Amount } from '../amounts/amount.ts'
import { combine, type Figure, unavailable } from '../prices/figure.ts'
import { fraction, invert, multiply } from '../prices/fraction.ts'

export type PoolAprParameters = {
  lovePerBlock: Amount
  allocPoint: bigint
  totalAllocPoint: bigint
  /** USD for one whole LOVE. */
  lovePrice: Figure
  /** USD of both sides of the staked liquidity. */
  stakedValue: Figure
}

export function poolApr(parameters: PoolAprParameters): Figure {
  const { lovePerBlock, allocPoint, totalAllocPoint, lovePrice, stakedValue } = parameters
  if (totalAllocPoint <= 0n) return unavailable('no pool has an allocation')
  return combine([lovePrice, stakedValue], (price, staked) => {
    if (staked.numerator <= 0n) return unavailable('nothing is staked yet')
    const yearly = fraction(
      lovePerBlock.raw * blocksPerYear * allocPoint,
      totalAllocPoint * 10n ** BigInt(lovePerBlock.token.decimals),
    )
    return multiply(multiply(yearly, price), fraction(staked.denominator, staked.numerator))
  })
}

/** The pool keeps 0.3 % of every trade, for whoever holds LP tokens. */
const feesOfYear = fraction(3n * 365n, 1_000n)

export type FeesAprParameters = {
  /** USD that were traded in the pair in a day. */
  volumeUsd24h: Figure
  /** USD of both sides of the whole pair. */
  liquidity: Figure
}

export function feesApr({ volumeUsd24h, liquidity }: FeesAprParameters): Figure {
  return combine([volumeUsd24h, liquidity], (volume, value) =>
    value.numerator <= 0n
      ? unavailable('the pair has no liquidity')
      : multiply(multiply(volume, feesOfYear), invert(value)),
  )
}

export function vaultApr({ lovePerBlock, loveHeld }: { lovePerBlock: Amount; loveHeld: Amount }): Figure {
  if (loveHeld.raw <= 0n) return unavailable('the vault holds no LOVE')
  return fraction(lovePerBlock.raw * blocksPerYear, loveHeld.raw)
}

/** 12.17 seconds a block; every APR is made with it. */
export const blocksPerYear = 2_591_500n
