import type { VaultState } from '@love/protocol/actions/readVault'
import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { MadeReview } from '../../../review/made/MadeReview.tsx'
import { faithHoldOf } from './faithHoldOf.ts'
import type { FaithReviewing } from './useFaithReview.ts'

type FaithReviewHostProps = {
  reviewing: FaithReviewing
  vault: VaultState | undefined
  freshness: Freshness
  onDone: () => void
}

export function FaithReviewHost({
  reviewing: { made, ask },
  vault,
  freshness,
  onDone,
}: FaithReviewHostProps) {
  const { navigate } = useProgramWindow()
  const { state } = made
  const whenDone = state.status === 'open' ? state.onDone : undefined
  return (
    <MadeReview
      title="FAITH"
      reviewing={made}
      onDone={onDone}
      show={(review) => {
        const { asked, intent, facts, warnings, next } = review
        const renew = () => void ask(asked, whenDone)
        return {
          intent,
          facts,
          warnings,
          next: [{ label: next.label, go: () => navigate(next.to) }],
          hold: faithHoldOf({ review, vault, freshness, renew }),
        }
      }}
    />
  )
}
