import { TransactionStatus } from '@love/safe-api/enumerations/TransactionStatus'

export type StatusParameters = {
  safeTxHash: string
  /** What was executed with the nonce of the proposal, if anything was. */
  executed: { readonly id: string; readonly success: number } | undefined
  /** Of today's owners. */
  confirmations: number
  threshold: number
}

/** What has become of a proposal. Nothing of it is stored: a reorganisation brings it back to the queue by itself. */
export function statusOf({
  safeTxHash,
  executed,
  confirmations,
  threshold,
}: StatusParameters): TransactionStatus {
  if (executed && executed.id !== safeTxHash) return TransactionStatus.CANCELLED
  if (executed) return executed.success === 1 ? TransactionStatus.SUCCESS : TransactionStatus.FAILED
  return confirmations < threshold
    ? TransactionStatus.AWAITING_CONFIRMATIONS
    : TransactionStatus.AWAITING_EXECUTION
}
