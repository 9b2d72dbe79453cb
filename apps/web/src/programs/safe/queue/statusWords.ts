import { cleanText } from '@love/protocol/format/cleanText'
import { TransactionStatus } from '@love/safe/api/enumerations'
import type { QueueEntry } from './queueLines.ts'

/** What a proposal waits for. */
export function statusWords({ summary, info, waitsFor }: QueueEntry, safeNonce: number): string {
  const hole = waitsFor === undefined ? '' : `, waits for nonce ${waitsFor}`
  switch (summary.txStatus) {
    case TransactionStatus.AWAITING_CONFIRMATIONS: {
      const missing = Math.max(1, info.confirmationsRequired - info.confirmationsSubmitted)
      return `Needs ${missing} more ${missing === 1 ? 'signature' : 'signatures'}${hole}`
    }
    case TransactionStatus.AWAITING_EXECUTION:
      if (info.nonce <= safeNonce) return 'Ready to execute'
      return `Signed${hole || ', waits for its turn'}`
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
      return 'Replaced: another one took its nonce'
    case TransactionStatus.AWAITING_CONFIRMATIONS:
      return 'Needs more signatures'
    case TransactionStatus.AWAITING_EXECUTION:
      return 'Has all signatures'
    default:
      return cleanText(String(status), 40)
  }
}
