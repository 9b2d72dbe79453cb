import type { Quote } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { impactOf } from '../../../trading/impactOf.ts'
import type { Slippage } from '../../../trading/slippage.ts'
import { feeWords } from '../quote/quoteWords.ts'

export type SwapWarningsParameters = {
  quote: Quote
  /** USD that the size of the trade costs. */
  loss?: string | undefined
  slippage: Pick<Slippage, 'warning' | 'needsTypedWord'>
  /** Nobody could say what they keep of a transfer. */
  unchecked: readonly Token[]
  /** Of the token that is paid; left out when an exact amount is approved. */
  unlimited: Token | undefined
}

export type SwapWarnings = { readonly warnings: readonly string[]; readonly typedWord: string | undefined }

/** What a person must have read, and the word that shows that they have. */
export function swapWarnings(parameters: SwapWarningsParameters): SwapWarnings {
  const { quote, loss, slippage, unchecked, unlimited } = parameters
  const impact = impactOf(quote.priceImpact, { loss })
  return {
    warnings: [
      ...(impact ? [impact.words] : []),
      ...(slippage.warning ? [slippage.warning] : []),
      ...feeWords(quote).map((words) => `${words}. The amounts above include it.`),
      ...uncheckedWords(quote, unchecked),
      ...(unlimited
        ? [
            `The router could spend all your ${unlimited.symbol}, now or later, until you revoke the approval.`,
          ]
        : []),
    ],
    typedWord: impact?.needsTypedWord || slippage.needsTypedWord ? 'SWAP' : undefined,
  }
}

/** Only where it matters: the tokens of this way. */
export function uncheckedWords({ amountIn, route }: Quote, unchecked: readonly Token[]): readonly string[] {
  const met = [amountIn.token, ...route.map(({ to }) => to)].map(({ symbol }) => symbol)
  const symbols = met.filter((symbol) => unchecked.some((token) => token.symbol === symbol))
  return symbols.length > 0 ? [`Could not check ${symbols.join(' and ')} for a fee on transfer.`] : []
}
