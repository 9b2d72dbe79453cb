import type { PairDefinition } from '@love/protocol/pairs/pair'
import { loveUsdt, wethUsdt } from '@love/protocol/pairs/pairs'
import type { Fraction } from '@love/protocol/prices/fraction'
import { type PriceStep, usdRoute } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import type { MarketReserves } from './marketQuery.ts'
import { scaledText, tenTo } from './significantText.ts'

/** What the pairs hold at a moment. */
export type ReservesOf = (pair: PairDefinition) => MarketReserves | undefined

export type UsdPrice = {
  /** Which pairs must be known. */
  readonly pairs: readonly PairDefinition[]
  /** What one whole token costs at a moment, not reduced. */
  readonly at: (reserves: ReservesOf) => Fraction | undefined
}

/** The way to a price is found once, and then taken for every moment of an answer. */
export function createUsdPrice(token: Token): UsdPrice {
  const overLove = usdRoute(token, { isEtherDirect: false })
  const overEther = usdRoute(token, { isEtherDirect: true })
  const steps = [...(overLove ?? []), ...(overEther ?? [])]
  const isFixed = JSON.stringify(overLove) === JSON.stringify(overEther)
  const pairs = new Set(steps.map(({ pair }) => pair))
  // Which way it is depends on how deep they are.
  if (!isFixed) pairs.add(wethUsdt).add(loveUsdt)

  return {
    pairs: [...pairs],
    at: (reserves) => {
      const route = isFixed || !isDeeper(reserves(wethUsdt), reserves(loveUsdt)) ? overLove : overEther
      return route && multiplied(route, reserves)
    },
  }
}

function multiplied(route: readonly PriceStep[], reserves: ReservesOf): Fraction | undefined {
  let numerator = 1n
  let denominator = 1n
  let exponent = 0
  for (const { pair, of } of route) {
    const held = reserves(pair)
    if (!held || held.base <= 0n || held.other <= 0n) return undefined
    const isBase = of === 'base'
    numerator *= isBase ? held.other : held.base
    denominator *= isBase ? held.base : held.other
    const decimals = pair.base.decimals - pair.other.decimals
    exponent += isBase ? decimals : -decimals
  }
  return exponent >= 0
    ? { numerator: numerator * tenTo(exponent), denominator }
    : { numerator, denominator: denominator * tenTo(-exponent) }
}

function isDeeper(a: MarketReserves | undefined, b: MarketReserves | undefined): boolean {
  return (a?.other ?? 0n) > (b?.other ?? 0n)
}

/** Sums of fractions would grow without end: money is added up in whole parts of this size, cut towards zero. */
const usdDecimals = 36

const unit = tenTo(usdDecimals)

/** What an amount is worth at a price, in units of 10^-36 USD. */
export function usdValue(
  raw: bigint,
  { decimals }: Pick<Token, 'decimals'>,
  { numerator, denominator }: Fraction,
): bigint {
  return (raw * numerator * unit) / (denominator * tenTo(decimals))
}

export function usdText(value: bigint | undefined): string | null {
  return value === undefined ? null : scaledText(value, usdDecimals)
}
