import type { Obstacle } from '../../../../review/findObstacle.ts'
import type { ReviewActions } from '../../../../review/parts/ReviewShell.tsx'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { reviewWords } from '../reviewWords.ts'
import type { Reviewing } from '../useSafeReview.ts'

type SafeReviewStage = {
  readonly request: SafeReviewRequest
  readonly reviewing: Reviewing
  /** Then there is no button that could reach the wallet. */
  readonly isMismatch: boolean
  readonly obstacle: Obstacle | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function safeReviewActions({
  request,
  reviewing,
  isMismatch,
  obstacle,
  onConfirm,
  onClose,
}: SafeReviewStage): ReviewActions {
  if (isMismatch || reviewing.phase === 'done')
    return { main: { label: 'Close', onClick: onClose }, obstacle: undefined }
  return {
    main: {
      label: reviewWords(request.kind).action,
      busy: reviewing.phase === 'working' ? 'Confirm in your wallet…' : undefined,
      onClick: onConfirm,
    },
    closeLabel: 'Cancel',
    obstacle,
  }
}
