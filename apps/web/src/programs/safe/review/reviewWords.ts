import type { IconName } from '@love/ui98/Icon'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'

type ReviewWords = {
  readonly title: string
  readonly icon: IconName
  /** On the button that asks the wallet. */
  readonly action: string
}

/** The words of the window for each thing that can be asked for. */
export function reviewWords(kind: SafeReviewRequest['kind']): ReviewWords {
  switch (kind) {
    case 'propose':
    case 'proposeTx':
      return { title: 'Propose transaction', icon: 'safe', action: 'Sign and propose' }
    case 'reject':
      return { title: 'Reject on-chain', icon: 'recycle-bin', action: 'Sign and reject' }
    case 'confirm':
      return { title: 'Confirm', icon: 'key', action: 'Confirm' }
    case 'sign':
      return { title: 'Sign for floppy', icon: 'floppy', action: 'Sign' }
    case 'execute':
      return { title: 'Execute', icon: 'printer', action: 'Execute' }
    case 'delete':
      return { title: 'Delete transaction', icon: 'recycle-bin', action: 'Sign and delete' }
    case 'message':
    case 'confirmMessage':
      return { title: 'Sign a message', icon: 'paper', action: 'Sign message' }
    default:
      return kind satisfies never
  }
}
