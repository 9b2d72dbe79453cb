import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, multiply } from '@love/protocol/prices/fraction'
import type { Quote } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from '../chain/prices/amountFraction.ts'
import { shortUsd } from '../chain/prices/createMoney.ts'
import { percentWords } from './percentWords.ts'

export type Impact = {
  readonly tone: 'warning' | 'error'
  readonly words: string
  /** So much that a person must type a word before the trade goes on. */
  readonly needsTypedWord?: true
}

/** In hundredths of a percent. */
const steps = { noticed: 100n, high: 300n, severe: 500n, ruinous: 1_500n }

type ImpactParameters = {
  /** To be typed where the impact is very high. */
  readonly word?: string
  /** “$12”: what it costs, where there is a price. */
  readonly loss?: string | undefined
}

/** What the size of a trade costs, in words that grow with it; nothing below 1%. */
export function impactOf(
  priceImpact: Fraction,
  { word = 'SWAP', loss }: ImpactParameters = {},
): Impact | undefined {
  const isAtLeast = (step: bigint) => priceImpact.numerator * 10_000n >= step * priceImpact.denominator
  const percent = percentWords(priceImpact)
  const lost = loss ? `${percent} (about ${loss})` : percent
  if (isAtLeast(steps.ruinous))
    return {
      tone: 'error',
      words: `Very high price impact: you would lose ${lost}. You must type ${word} to continue.`,
      needsTypedWord: true,
    }
  if (isAtLeast(steps.severe))
    return {
      tone: 'error',
      words: `High price impact: you would lose ${lost}. Try a smaller trade, or split it over time.`,
    }
  if (isAtLeast(steps.high))
    return { tone: 'warning', words: `High price impact: ${lost}. Consider a smaller trade.` }
  if (isAtLeast(steps.noticed)) return { tone: 'warning', words: `Price impact: ${lost}.` }
  return undefined
}

/** USD that the size of a trade costs. */
export function impactLoss(
  { priceImpact, amountIn }: Pick<Quote, 'priceImpact' | 'amountIn'>,
  price: (token: Token) => Figure,
): string | undefined {
  const lost = combine([price(amountIn.token)], (one) =>
    multiply(multiply(amountFraction(amountIn), one), priceImpact),
  )
  return isAvailable(lost) ? shortUsd(lost) : undefined
}
