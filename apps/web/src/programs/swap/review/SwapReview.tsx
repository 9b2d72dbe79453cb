import { type Amount, formatAmount, spokenAmount, spokenLimit } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import type { Figure } from '@love/protocol/prices/figure'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import type { Quote } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { dollarsBeside } from '../../../chain/prices/dollarsBeside.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { Review } from '../../../review/Review.tsx'
import { lossText } from '../../../trading/lossOf.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { pairOf } from '../pairOf.ts'
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
  const { navigate } = useProgramWindow()
  const { form, change, view, pairs, isRecent, holdings, price } = swap
  const hold = swapHoldOf({ agreed, now: view, timestamp: pairs.data?.timestamp, isRecent })

  const { amountIn, amountOut } = agreed.quote
  const pair = pairOf({ from: amountIn.token, to: amountOut.token })
  const next = pair && [
    { label: `Add ${pair.name} liquidity`, go: () => navigate(`/liquidity/${pair.name}`) },
  ]

  function onDone() {
    // What was sent must not be sent again by one press.
    change({ ...form, text: '' })
    void holdings.readAgain()
    void pairs.readAgain()
  }

  return (
    <Review
      intent={agreed.intent}
      facts={swapFacts(agreed.intent, agreed.quote, price)}
      headline={agreed.headline}
      warnings={agreed.warnings}
      typedWord={agreed.typedWord}
      hold={
        hold && {
          words: hold.words,
          ...(hold.canAccept && { button: { label: 'Accept new price', onClick: onAccept } }),
        }
      }
      next={next}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

type Fact = { readonly label: string; readonly value: string }

/** The limits come from what will be sent, not from the form: they are what the chain enforces. */
function swapFacts({ expects }: Intent, quote: Quote, price: (token: Token) => Figure): readonly Fact[] {
  const beside = (amount: Amount) => dollarsBeside(amount, price(amount.token))
  const { amountIn, amountOut } = quote
  const [spent = 0n, gained = 0n] = expects.map(({ least }) => least)
  const most: Amount = { ...amountIn, raw: -spent }
  const least: Amount = { ...amountOut, raw: gained }
  const sides: readonly Fact[] =
    quote.exact === 'in'
      ? [
          { label: 'You pay', value: spokenLimit(most) + beside(most) },
          { label: 'You receive (estimated)', value: formatAmount(amountOut) + beside(amountOut) },
          { label: 'Minimum received', value: formatAmount(least) + beside(least) },
        ]
      : [
          { label: 'You pay (estimated)', value: formatAmount(roundedUp(amountIn)) + beside(amountIn) },
          { label: 'Maximum sold', value: formatAmount(roundedUp(most)) + beside(most) },
          { label: 'You receive', value: spokenAmount(least) + beside(least) },
        ]
  return [
    ...sides,
    { label: 'Price', value: priceWords(quote, false) },
    { label: 'You lose to the swap', value: `${lossText(quote, price)}, LP fee included` },
    { label: 'Price impact', value: `moves the price ${percentWords(quote.priceImpact)}` },
    { label: 'Route', value: routeWords(quote) },
  ]
}
