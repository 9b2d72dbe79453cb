import type { Figure } from '@love/protocol/prices/figure'
import type { Quote } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { lossOf } from '../../../trading/lossOf.ts'
import type { Slippage } from '../../../trading/slippage.ts'
import { feeWords } from '../quote/quoteWords.ts'

export type SwapWarningsParameters = {
  quote: Quote
  /** Of a whole token, in USD. */
  price?: ((token: Token) => Figure) | undefined
  slippage: Pick<Slippage, 'warning' | 'needsTypedWord'>
  /** Nobody could say what they keep of a transfer. */
  unchecked: readonly Token[]
  /** Of the token that is paid; left out when an exact amount is approved. */
  unlimited: Token | undefined
}

export type SwapWarnings = {
  /** A large loss. */
  readonly headline: string | undefined
  readonly warnings: readonly string[]
  readonly typedWord: string | undefined
}

/** What a person must have read, and the word that shows that they have. */
export function swapWarnings(parameters: SwapWarningsParameters): SwapWarnings {
  const { quote, price, slippage, unchecked, unlimited } = parameters
  const loss = lossOf(quote, { price })
  return {
    headline: loss?.tone === 'error' ? loss.words : undefined,
    warnings: [
      ...(loss?.tone === 'warning' ? [loss.words] : []),
      ...(slippage.warning ? [slippage.warning] : []),
      ...feeWords(quote).map((words) => `${words}. The amounts above include it.`),
      ...uncheckedWords(quote, unchecked),
      ...(unlimited
        ? [
            `The router could spend all your ${unlimited.symbol}, now or later, until you revoke the approval.`,
          ]
        : []),
    ],
    typedWord: loss?.needsTypedWord || slippage.needsTypedWord ? 'SWAP' : undefined,
  }
}

/** Only where it matters: the tokens of this way. */
export function uncheckedWords({ amountIn, route }: Quote, unchecked: readonly Token[]): readonly string[] {
  const met = [amountIn.token, ...route.map(({ to }) => to)].map(({ symbol }) => symbol)
  const symbols = met.filter((symbol) => unchecked.some((token) => token.symbol === symbol))
  return symbols.length > 0 ? [`Could not check ${symbols.join(' and ')} for a fee on transfer.`] : []
}
