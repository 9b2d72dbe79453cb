import type { Amount } from '../../amounts/amount.ts'
import { squareRoot } from '../../liquidity/squareRoot.ts'
import { FINE, type PositionStory } from './foldPosition.ts'
import { minus, noWorth, type PriceOf, partOf, plus, shareOf, type Worth, worthOf } from './worth.ts'

/** A pair or the vault at one block. */
export type PoolNow = {
  /** All that it holds. */
  readonly amounts: readonly Amount[]
  /** All of its shares. */
  readonly supply: bigint
}

export type PositionNow = {
  /** What the shares with a known cost stand for. */
  readonly amounts: readonly Amount[]
  readonly value: Worth
  /** What the pool once got for them, had it been held instead. */
  readonly held: Worth
  /** How much of the value trades have added, or the vault. */
  readonly growth: Worth
  /** What the pool lost by trading as prices moved: beside holding, and without what trades added. */
  readonly drift: Worth
}

/** What the shares with a known cost are worth at one block. Undefined where a price is missing. */
export function positionNow(
  story: Pick<PositionStory, 'known' | 'held' | 'liquidity'>,
  { amounts: all, supply }: PoolNow,
  priceOf: PriceOf,
): PositionNow | undefined {
  const { known } = story
  const amounts = all.map(({ raw, token }) => ({ raw: shareOf(raw, known, supply * FINE), token }))
  const whole = worthOf(all, priceOf)
  const finelyHeld = worthOf(story.held, priceOf)
  if (!whole || !finelyHeld) return undefined
  const value = partOf(whole, known, supply * FINE)
  const held = partOf(finelyHeld, 1n, FINE)
  const liquidity = shareOf(liquidityOf(all), known, supply)
  const growth = partOf(value, liquidity - story.liquidity, liquidity)
  return { amounts, value, held, growth, drift: minus(minus(value, growth), held) }
}

/** Of a pair the root of the product, of the vault its LOVE. */
function liquidityOf(amounts: readonly Amount[]): bigint {
  const [first, second] = amounts.map(({ raw }) => raw)
  return second === undefined ? (first ?? 0n) : squareRoot((first ?? 0n) * second)
}

export type ProfitParts = {
  readonly value: Worth
  readonly cost: Worth
  readonly gained: Worth
  readonly harvested: Worth
  readonly waiting: Worth
  /** Undefined where they were not counted. */
  readonly networkFees: Worth | undefined
}

/** What a position has brought beyond what it cost. */
export function profitOf({ value, cost, gained, harvested, waiting, networkFees }: ProfitParts): Worth {
  return [gained, harvested, waiting].reduce(plus, minus(minus(value, cost), networkFees ?? noWorth))
}

const SECONDS_A_DAY = 86_400n
const SECONDS_A_YEAR = 31_557_600n

type ReturnParameters = { readonly profit: Worth; readonly paid: Worth; readonly usdSeconds: bigint }

/**
 * Profit in a year for each dollar that was in, without compounding: in 10^-18. Undefined where what was paid was not
 * in for a day: of minutes no year can be told.
 */
export function returnInYear({ profit, paid, usdSeconds }: ReturnParameters): bigint | undefined {
  if (usdSeconds <= 0n || usdSeconds < paid.usd * SECONDS_A_DAY) return undefined
  return (profit.usd * SECONDS_A_YEAR * FINE) / usdSeconds
}
