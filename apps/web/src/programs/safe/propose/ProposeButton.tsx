import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'

/** Sends its form. What the form says is reviewed before it is signed. */
export function ProposeButton({ acting, onReview }: { acting: Acting; onReview: () => void }) {
  return (
    <ActButton
      primary
      type="submit"
      icon="key"
      reasonId={acting.obstacle && acting.noticeId}
      onAct={onReview}
    >
      Review and propose…
    </ActButton>
  )
}
