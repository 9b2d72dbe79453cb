import { formatAmount } from '@love/protocol/amounts/amount'
import { type Figure, formatPrice } from '@love/protocol/prices/figure'
import { fraction, invert } from '@love/protocol/prices/fraction'
import type { Quote } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { lossOf } from '../../../trading/lossOf.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import type { QuoteView } from './quoteView.ts'

/** “1 ETH = 296,147.41 LOVE”, or the other way round. */
export function priceWords({ price, amountIn, amountOut }: Quote, isInverted: boolean): string {
  const [one, other] = isInverted ? [amountOut.token, amountIn.token] : [amountIn.token, amountOut.token]
  return `1 ${one.symbol} = ${formatPrice(isInverted ? invert(price) : price)} ${other.symbol}`
}

/** “USDT → LOVE → WBTC” */
export function routeWords({ route, amountIn, amountOut }: Quote): string {
  const between = route.slice(0, -1).map(({ to }) => to)
  return [amountIn.token, ...between, amountOut.token].map(({ symbol }) => symbol).join(' → ')
}

/** “BOBO charges 1% on every transfer” */
export function feeWords({ transferFees }: Quote): readonly string[] {
  return Object.entries(transferFees).map(
    ([symbol, basisPoints]) =>
      `${symbol} charges ${percentWords(fraction(basisPoints, 10_000n))} on every transfer`,
  )
}

/** Read out when the person has changed something, so it is short. */
export function spokenWords(view: QuoteView, price?: (token: Token) => Figure): string {
  switch (view.status) {
    case 'empty':
      return ''
    case 'waiting':
      return 'Loading prices.'
    case 'refused':
      return view.reason
    case 'quoted':
      return [
        `${formatAmount(view.quote.amountIn)} for ${formatAmount(view.quote.amountOut)}.`,
        lossOf(view.quote, { price })?.words,
      ]
        .filter(Boolean)
        .join(' ')
    default:
      return view satisfies never
  }
}
