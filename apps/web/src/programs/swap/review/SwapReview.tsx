import { Review } from '../../../session/intents/Review.tsx'
import type { Swap } from '../useSwap.ts'
import { holdOf } from './holdOf.ts'
import { swapFacts } from './swapFacts.ts'
import type { Reviewed } from './useAgreed.ts'

type SwapReviewProps = {
  swap: Swap
  agreed: Reviewed
  onAccept: () => void
  onClose: () => void
}

export function SwapReview({ swap, agreed, onAccept, onClose }: SwapReviewProps) {
  const { view, pairs, isRecent, holdings } = swap
  const hold = holdOf({ agreed, now: view, timestamp: pairs.data?.timestamp, isRecent })

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
