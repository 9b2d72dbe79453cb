import type { Fraction } from '@love/protocol/prices/fraction'
import { percentWords } from './percentWords.ts'

export type Impact = {
  readonly tone: 'warning' | 'error'
  readonly words: string
  /** So much that a person must type a word before the trade goes on. */
  readonly needsTypedWord?: true
}

/** In hundredths of a percent. */
const steps = { noticed: 100n, high: 300n, severe: 500n, ruinous: 1_500n }

/** What the size of a trade costs, in words that grow with it; nothing below 1 %. */
export function impactOf(priceImpact: Fraction): Impact | undefined {
  const isAtLeast = (step: bigint) => priceImpact.numerator * 10_000n >= step * priceImpact.denominator
  const percent = percentWords(priceImpact)
  if (isAtLeast(steps.ruinous))
    return {
      tone: 'error',
      words: `This trade is far too large for the pools: its size alone costs you ${percent} of the price. You will be asked to type a word before sending.`,
      needsTypedWord: true,
    }
  if (isAtLeast(steps.severe))
    return {
      tone: 'error',
      words: `The size of this trade costs you ${percent} of the price. A smaller trade, or several over time, would lose much less.`,
    }
  if (isAtLeast(steps.high))
    return {
      tone: 'warning',
      words: `This trade is large for the pools: its size costs you ${percent} of the price.`,
    }
  if (isAtLeast(steps.noticed))
    return { tone: 'warning', words: `The size of this trade moves the price by ${percent}.` }
  return undefined
}
