import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { eth, love } from '@love/protocol/tokens/tokens'
import { useMemo, useState } from 'react'
import { priceField, readDays, readPrice } from '../../../chain/prices/typedAssumption.ts'
import { portfolioPrices } from '../portfolioPrices.ts'
import type { Assumed } from './forecastViews.ts'

export type Assumption = 'love' | 'eth' | 'volume' | 'days'
type Texts = Readonly<Record<Assumption, string>>

export type AssumptionsForm = ReturnType<typeof useAssumptions>

/** Today’s prices and volume for a year, until a person types something else. */
export function useAssumptions(portfolio: Portfolio) {
  const [typed, setTyped] = useState<Partial<Texts>>({})
  const { ofToken } = portfolioPrices(portfolio)
  const texts: Texts = {
    ...{ love: priceField(ofToken(love)), eth: priceField(ofToken(eth)), volume: '100', days: '365' },
    ...typed,
  }
  const { love: ofLove, eth: ofEth, volume, days } = texts
  // The same until a letter changes: what follows from it takes some arithmetic.
  const read = useMemo(
    () => readAssumptions({ love: ofLove, eth: ofEth, volume, days }),
    [ofLove, ofEth, volume, days],
  )
  return {
    ...{ texts, ...read },
    type: (name: Assumption, text: string) => setTyped((before) => ({ ...before, [name]: text })),
    isTyped: Object.keys(typed).length > 0,
    reset: () => setTyped({}),
  }
}

/** Undefined as long as one of the fields has an error. */
function readAssumptions(texts: Texts): {
  readonly assumed: Assumed | undefined
  readonly errors: Readonly<Record<Assumption, string | undefined>>
} {
  const [ofLove, ofEth, percent] = [readPrice(texts.love), readPrice(texts.eth), readPrice(texts.volume)]
  const { days, error } = readDays(texts.days)
  const errors = {
    love: isPrice(ofLove) ? undefined : 'Enter a price such as 0.01.',
    eth: isPrice(ofEth) ? undefined : 'Enter a price such as 3000.',
    volume: isAvailable(percent) ? undefined : 'Enter a percentage such as 50.',
    days: error,
  }
  if (!isPrice(ofLove) || !isPrice(ofEth) || !isAvailable(percent) || !days)
    return { assumed: undefined, errors }
  const volume = fraction(percent.numerator, percent.denominator * 100n)
  return { assumed: { love: ofLove, eth: ofEth, volume, days }, errors }
}

function isPrice(figure: Figure): figure is Extract<Figure, { numerator: bigint }> {
  return isAvailable(figure) && figure.numerator > 0n
}
