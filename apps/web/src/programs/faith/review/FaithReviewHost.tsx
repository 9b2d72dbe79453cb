import type { VaultState } from '@love/protocol/actions/readVault'
import { MessageBox } from '@love/ui98/MessageBox'
import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import { Review } from '../../../session/intents/Review.tsx'
import { holdOf } from './holdOf.ts'
import type { FaithReviewing } from './useFaithReview.ts'

type FaithReviewHostProps = {
  reviewing: FaithReviewing
  vault: VaultState | undefined
  freshness: Freshness
  onDone: () => void
}

export function FaithReviewHost({ reviewing, vault, freshness, onDone }: FaithReviewHostProps) {
  const { state, open, close } = reviewing
  switch (state.status) {
    case 'closed':
    case 'preparing':
      return null
    case 'refused':
      return (
        <MessageBox
          title="FAITH"
          icon="error"
          onClose={close}
          actions={[{ label: 'OK', primary: true, onClick: close }]}
        >
          <p>{state.words}</p>
        </MessageBox>
      )
    case 'open': {
      const { review, onDone: whenDone } = state
      const { asked, intent, facts, warnings } = review
      return (
        <Review
          {...{ intent, facts, warnings }}
          hold={holdOf({ review, vault, freshness, renew: () => void open(asked, whenDone) })}
          onClose={close}
          onDone={() => {
            whenDone()
            onDone()
          }}
        />
      )
    }
    default:
      return state satisfies never
  }
}
