import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { type BreakEvenDay, breakEvenDay, breakEvenPrice } from '@love/protocol/history/positions/breakEven'
import {
  type Assumptions,
  type Forecast,
  forecast,
  type Place,
} from '@love/protocol/history/positions/forecast'
import { plus, type Worth } from '@love/protocol/history/positions/worth'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { eth, love } from '@love/protocol/tokens/tokens'
import { portfolioPrices } from '../portfolioPrices.ts'
import type { PositionView } from '../profit/positionViews.ts'

/** What a person has typed. */
export type Assumed = Pick<Assumptions, 'volume' | 'days'> & {
  readonly love: Fraction
  readonly eth: Fraction
}

export type ForecastView = {
  readonly name: string
  readonly view: PositionView
  /** Undefined where a price or a pair's reserves are missing. */
  readonly end: Forecast | undefined
  readonly day: BreakEvenDay | undefined
  /** Dollars for one LOVE at which the position has brought what it cost. */
  readonly lovePrice: Fraction | undefined
  /** What is traded in the pair is not known: no fees are counted. */
  readonly isWithoutFees: boolean
}

export type ForecastViewsParameters = {
  readonly views: readonly PositionView[]
  readonly portfolio: Portfolio
  /** Dollars that were traded in a day. */
  readonly volumeOf: (pair: PairDefinition) => Figure
  readonly assumed: Assumed
  /** The currency in which a position has to bring what it cost. */
  readonly unit: keyof Worth
}

export function forecastViews(parameters: ForecastViewsParameters): readonly ForecastView[] {
  const { views, portfolio, volumeOf, assumed, unit } = parameters
  const { ofToken } = portfolioPrices(portfolio)
  const assumptionsAt = (lovePrice: Fraction, days: bigint): Assumptions => ({
    ...{ volume: assumed.volume, days },
    priceOf: (token) => {
      if (token.symbol === love.symbol) return lovePrice
      if (token.symbol === eth.symbol) return assumed.eth
      const price = ofToken(token)
      return isAvailable(price) ? price : undefined
    },
  })
  return views.map((view) => {
    const { name, pair } = view
    const volume = pair && volumeOf(pair)
    const place = placeOf(view, portfolio, volume)
    const holding = { ...view, harvested: view.harvested.worth, waiting: view.waiting.raw }
    const at = (price: Fraction, days: bigint) =>
      place && forecast(holding, place, assumptionsAt(price, days))
    // Of shares without a known cost nobody can say when they have brought it.
    const hasCost = view.known > 0n
    return {
      ...{ name, view, end: at(assumed.love, assumed.days) },
      day: hasCost ? breakEvenDay((days) => at(assumed.love, days)?.profit, unit) : undefined,
      lovePrice: hasCost
        ? breakEvenPrice((price) => at(price, assumed.days)?.profit, assumed.love)
        : undefined,
      isWithoutFees: volume !== undefined && !isAvailable(volume),
    }
  })
}

function placeOf(
  { pair }: PositionView,
  { pairs, wallet, farm, vault }: Portfolio,
  volume: Figure | undefined,
): Place | undefined {
  if (!pair) return { kind: 'vault', vault }
  const reserves = pairs.find(({ definition }) => definition.name === pair.name)?.reserves
  const supply = wallet.lpTokens.find((one) => one.pair.name === pair.name)?.supply
  if (!reserves || !supply) return undefined
  const pool = farm.pools.find((one) => one.pair?.name === pair.name)
  const volumeUsd24h = volume && isAvailable(volume) ? volume : undefined
  return { kind: 'pair', reserves, supply, volumeUsd24h, farm, pool }
}

/** All positions together; undefined as long as one of them is not known. */
export function sumOfForecasts(
  forecasts: readonly ForecastView[],
  read: (end: Forecast) => Worth,
): Worth | undefined {
  let sum: Worth | undefined
  for (const { end } of forecasts) {
    if (!end) return undefined
    sum = sum ? plus(sum, read(end)) : read(end)
  }
  return sum
}
