import { cleanText } from '@love/protocol/format/cleanText'
import { TransactionStatus } from '@love/safe/api/enumerations'
import type { QueueEntry } from './queueLines.ts'

/** What a proposal waits for. */
export function statusWords({ summary, info, waitsFor }: QueueEntry, safeNonce: number): string {
  const hole = waitsFor === undefined ? '' : `, waiting for nonce ${waitsFor}`
  switch (summary.txStatus) {
    case TransactionStatus.AWAITING_CONFIRMATIONS: {
      const missing = Math.max(1, info.confirmationsRequired - info.confirmationsSubmitted)
      return `Needs ${missing} more ${missing === 1 ? 'signature' : 'signatures'}${hole}`
    }
    case TransactionStatus.AWAITING_EXECUTION:
      if (info.nonce <= safeNonce) return 'Ready to execute'
      return `Signed${hole || ', waiting for its turn'}`
    default:
      return finishedWords(summary.txStatus)
  }
}

/** What has become of a transaction; of one that waits, without a look at those before it. */
export function finishedWords(status: QueueEntry['summary']['txStatus']): string {
  switch (status) {
    case TransactionStatus.SUCCESS:
      return 'Executed'
    case TransactionStatus.FAILED:
      return 'Failed'
    case TransactionStatus.CANCELLED:
      return 'Replaced: its nonce was used by another transaction'
    case TransactionStatus.AWAITING_CONFIRMATIONS:
      return 'Needs more signatures'
    case TransactionStatus.AWAITING_EXECUTION:
      return 'Fully signed'
    default:
      return cleanText(String(status), 40)
  }
}
