import type { Quote } from '@love/protocol/quotes/quote'
import type { QuoteView } from '../quote/quoteView.ts'

/** What a person has agreed to, and when. */
export type Agreed = {
  readonly quote: Quote
  /** Of its block, in seconds since 1970. */
  readonly timestamp: bigint
}

export type SwapHoldParameters = {
  agreed: Agreed
  now: QuoteView
  /** Of the newest block that was read. */
  timestamp: bigint | undefined
  isRecent: boolean
}

export type SwapHold = { readonly words: string; readonly canAccept: boolean }

/** Then a deadline of twenty minutes is no longer far. */
const oldAfterSeconds = 600n

/** Why what was agreed to may not be sent now. A better price, or one that is worse by a thousandth, is no reason. */
export function swapHoldOf({ agreed, now, timestamp, isRecent }: SwapHoldParameters): SwapHold | undefined {
  if (timestamp === undefined || !isRecent)
    return {
      words: 'Prices are over 30 seconds old. You can continue once they refresh.',
      canAccept: false,
    }
  if (now.status === 'refused') return { words: `No price available. ${now.reason}`, canAccept: false }
  if (now.status !== 'quoted') return { words: 'Refreshing the price…', canAccept: false }
  if (isWorse(now.quote, agreed.quote))
    return { words: 'The price moved against you since you opened this.', canAccept: true }
  if (timestamp - agreed.timestamp > oldAfterSeconds)
    return { words: 'This quote is more than 10 minutes old.', canAccept: true }
  return undefined
}

function isWorse(now: Quote, agreed: Quote): boolean {
  return agreed.exact === 'in'
    ? now.amountOut.raw * 1_000n < agreed.amountOut.raw * 999n
    : now.amountIn.raw * 1_000n > agreed.amountIn.raw * 1_001n
}
