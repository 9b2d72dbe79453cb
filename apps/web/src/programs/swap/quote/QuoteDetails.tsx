import { formatAmount } from '@love/protocol/amounts/amount'
import type { Figure } from '@love/protocol/prices/figure'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import type { Quote, SwapLimits } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { Button } from '@love/ui98/Button'
import { useState } from 'react'
import { PhoneFold } from '../../../lists/PhoneFold.tsx'
import { lossOf, lossText } from '../../../trading/lossOf.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { feeWords, priceWords, routeWords } from './quoteWords.ts'

type QuoteDetailsProps = {
  quote: Quote | undefined
  limits: SwapLimits | undefined
  /** Of a whole token, in USD. */
  price: (token: Token) => Figure
}

/** What stands behind the price. Its rows are there before the quote is, so that nothing moves when it comes. */
export function QuoteDetails({ quote, limits, price }: QuoteDetailsProps) {
  const [isInverted, setInverted] = useState(false)
  const loss = quote && lossOf(quote, { price })
  return (
    <div className="swap-details">
      <dl>
        <div>
          <dt>Price</dt>
          <dd>
            {quote ? priceWords(quote, isInverted) : '–'}
            <Button
              compact
              className="swap-invert"
              icon="swap"
              aria-label="Invert price"
              disabled={!quote}
              onClick={() => setInverted(!isInverted)}
            >
              {null}
            </Button>
          </dd>
        </div>
        <div data-tone={loss?.tone}>
          <dt>You lose to the swap</dt>
          <dd>{quote ? lossText(quote, price) : '–'}</dd>
        </div>
        <div>
          <dt>{quote?.exact === 'out' ? 'Maximum sold' : 'Minimum received'}</dt>
          <dd>{quote && limits ? limitWords(quote, limits) : '–'}</dd>
        </div>
        {quote &&
          feeWords(quote).map((words) => (
            <div key={words} data-tone="warning">
              <dt>Token tax (fee on transfer)</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
      <PhoneFold label="More about this price">
        <dl>
          <div>
            <dt>Price impact</dt>
            <dd>{quote ? `moves the price ${percentWords(quote.priceImpact)}` : '–'}</dd>
          </div>
          <div>
            <dt>Route</dt>
            <dd>{quote ? routeWords(quote) : '–'}</dd>
          </div>
          <div>
            <dt>LP fee</dt>
            <dd>
              {quote ? `${percentWords(quote.poolFee.share)} (${formatAmount(quote.poolFee.amount)})` : '–'}
            </dd>
          </div>
        </dl>
      </PhoneFold>
    </div>
  )
}

function limitWords({ exact }: Quote, { most, least }: SwapLimits): string {
  return exact === 'out' ? formatAmount(roundedUp(most)) : formatAmount(least)
}
