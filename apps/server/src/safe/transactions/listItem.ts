import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'

/** What has happened is in conflict with nothing. */
export function listItem(transaction: TransactionSummary) {
  return { type: 'TRANSACTION', transaction, conflictType: 'None' } as const
}
