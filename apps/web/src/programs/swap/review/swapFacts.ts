import type { Amount } from '@love/protocol/amounts/amount'
import { exactAmount, formatAmount } from '@love/protocol/amounts/formatAmount'
import type { Intent } from '@love/protocol/intents/intent'
import type { Quote } from '@love/protocol/quotes/quote'
import { roundedUp } from '@love/protocol/quotes/roundedUp'
import { percentWords } from '../../../session/trading/percentWords.ts'
import { priceWords, routeWords } from '../quote/quoteWords.ts'

export type Fact = { readonly label: string; readonly value: string }

/** The limits come from what will be sent, not from the form: they are what the chain enforces. */
export function swapFacts({ expects }: Intent, quote: Quote): readonly Fact[] {
  const { amountIn, amountOut } = quote
  const [spent = 0n, gained = 0n] = expects.map(({ least }) => least)
  const most: Amount = { ...amountIn, raw: -spent }
  const least: Amount = { ...amountOut, raw: gained }
  const sides: readonly Fact[] =
    quote.exact === 'in'
      ? [
          { label: 'You pay exactly', value: `${exactAmount(most)} ${most.token.symbol}` },
          { label: 'You get about', value: formatAmount(amountOut) },
          { label: 'You get at least', value: formatAmount(least) },
        ]
      : [
          { label: 'You pay about', value: formatAmount(roundedUp(amountIn)) },
          { label: 'You pay at most', value: formatAmount(roundedUp(most)) },
          { label: 'You get exactly', value: `${exactAmount(least)} ${least.token.symbol}` },
        ]
  return [
    ...sides,
    { label: 'Price', value: priceWords(quote, false) },
    { label: 'Price impact', value: percentWords(quote.priceImpact) },
    { label: 'Route', value: routeWords(quote) },
  ]
}
