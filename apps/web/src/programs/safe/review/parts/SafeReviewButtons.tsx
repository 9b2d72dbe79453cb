import { Button } from '@love/ui98/Button'
import type { Obstacle } from '../../../../review/findObstacle.ts'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { openWallet } from '../../../../wallet/walletCommands.ts'
import { reviewWords } from '../reviewWords.ts'
import type { Reviewing } from '../useSafeReview.ts'

type SafeReviewButtonsProps = {
  request: SafeReviewRequest
  reviewing: Reviewing
  /** Then there is no button that could reach the wallet. */
  isMismatch: boolean
  obstacle: Obstacle | undefined
  /** Of the words beside it that say why it cannot be pressed. */
  reasonId: string
  onConfirm: () => void
  onClose: () => void
}

export function SafeReviewButtons(props: SafeReviewButtonsProps) {
  const { request, reviewing, isMismatch, obstacle, reasonId, onConfirm, onClose } = props
  if (isMismatch || reviewing.phase === 'done')
    return (
      <Button primary data-autofocus onClick={onClose}>
        Close
      </Button>
    )
  return (
    <>
      {obstacle?.remedy === 'connect' && (
        <Button onClick={() => openWallet('connect')}>Connect wallet</Button>
      )}
      {obstacle?.remedy === 'switch' && <Button onClick={() => openWallet('switch')}>Switch networks</Button>}
      <Button
        primary
        data-autofocus
        busy={reviewing.phase === 'working' ? 'Answer in your wallet…' : undefined}
        aria-disabled={obstacle !== undefined}
        aria-describedby={obstacle ? reasonId : undefined}
        onClick={obstacle ? undefined : onConfirm}
      >
        {reviewWords(request.kind).action}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </>
  )
}
