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
      words: 'The prices are older than half a minute. This can go on when newer ones arrive.',
      canAccept: false,
    }
  if (now.status === 'refused')
    return { words: `There is no price any more. ${now.reason}`, canAccept: false }
  if (now.status !== 'quoted') return { words: 'The price is being read again.', canAccept: false }
  if (isWorse(now.quote, agreed.quote))
    return { words: 'The price changed against you since you opened this.', canAccept: true }
  if (timestamp - agreed.timestamp > oldAfterSeconds)
    return { words: 'This has been open for more than ten minutes.', canAccept: true }
  return undefined
}

function isWorse(now: Quote, agreed: Quote): boolean {
  return agreed.exact === 'in'
    ? now.amountOut.raw * 1_000n < agreed.amountOut.raw * 999n
    : now.amountIn.raw * 1_000n > agreed.amountIn.raw * 1_001n
}
