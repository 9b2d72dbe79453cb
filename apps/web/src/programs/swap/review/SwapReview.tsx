import { type Amount, formatAmount, spokenAmount, spokenLimit } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import type { Quote } from '@love/protocol/quotes/quote'
import { Review } from '../../../review/Review.tsx'
import { percentWords } from '../../../trading/percentWords.ts'
import { priceWords, routeWords } from '../quote/quoteWords.ts'
import type { Swap } from '../useSwap.ts'
import { swapHoldOf } from './swapHoldOf.ts'
import type { ReviewedSwap } from './useAgreed.ts'

type SwapReviewProps = {
  swap: Swap
  agreed: ReviewedSwap
  onAccept: () => void
  onClose: () => void
}

export function SwapReview({ swap, agreed, onAccept, onClose }: SwapReviewProps) {
  const { view, pairs, isRecent, holdings } = swap
  const hold = swapHoldOf({ agreed, now: view, timestamp: pairs.data?.timestamp, isRecent })

  function onDone() {
    void holdings.readAgain()
    void pairs.readAgain()
  }

  return (
    <Review
      intent={agreed.intent}
      facts={swapFacts(agreed.intent, agreed.quote)}
      warnings={agreed.warnings}
      typedWord={agreed.typedWord}
      hold={
        hold && {
          words: hold.words,
          ...(hold.canAccept && { button: { label: 'Accept new price', onClick: onAccept } }),
        }
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}

type Fact = { readonly label: string; readonly value: string }

/** The limits come from what will be sent, not from the form: they are what the chain enforces. */
function swapFacts({ expects }: Intent, quote: Quote): readonly Fact[] {
  const { amountIn, amountOut } = quote
  const [spent = 0n, gained = 0n] = expects.map(({ least }) => least)
  const most: Amount = { ...amountIn, raw: -spent }
  const least: Amount = { ...amountOut, raw: gained }
  const sides: readonly Fact[] =
    quote.exact === 'in'
      ? [
          { label: 'You pay', value: spokenLimit(most) },
          { label: 'You receive (estimated)', value: formatAmount(amountOut) },
          { label: 'Minimum received', value: formatAmount(least) },
        ]
      : [
          { label: 'You pay (estimated)', value: formatAmount(roundedUp(amountIn)) },
          { label: 'Maximum sold', value: formatAmount(roundedUp(most)) },
          { label: 'You receive', value: spokenAmount(least) },
        ]
  return [
    ...sides,
    { label: 'Price', value: priceWords(quote, false) },
    { label: 'Price impact', value: percentWords(quote.priceImpact) },
    { label: 'Route', value: routeWords(quote) },
  ]
}
