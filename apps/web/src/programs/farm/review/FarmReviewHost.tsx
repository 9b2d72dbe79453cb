import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { MadeReview } from '../../../review/made/MadeReview.tsx'
import type { ReviewWindowProps } from '../../../review/reviewWindowProps.ts'
import type { FarmReviewing } from './useFarmReview.ts'

type FarmReviewHostProps = {
  reviewing: FarmReviewing
  freshness: Freshness
  /** Seconds since 1970 by the chain's clock. */
  now: bigint | undefined
  onDone: () => void
}

/** A transaction needs this long to get in, and a person to press the button. */
const marginSeconds = 60n

export function FarmReviewHost({ reviewing, freshness, now, onDone }: FarmReviewHostProps) {
  const { navigate } = useProgramWindow()
  return (
    <MadeReview
      title="Farm"
      reviewing={reviewing}
      onDone={onDone}
      show={({ deadline, next, ...review }) => ({
        ...review,
        next: next?.map(({ label, to }) => ({ label, go: () => navigate(to) })),
        hold: holdOf(freshness, now, deadline),
      })}
    />
  )
}

function holdOf(
  freshness: Freshness,
  now: bigint | undefined,
  deadline: bigint | undefined,
): ReviewWindowProps['hold'] {
  if (isOld(freshness)) return { words: 'Prices are out of date. You can continue once they refresh.' }
  if (deadline !== undefined && now !== undefined && now + marginSeconds > deadline)
    return {
      words: 'This review expired after 20 minutes. Close it and open it again for current amounts.',
    }
  return undefined
}
