import { DetailedExecutionType } from '@love/safe-api/enumerations/DetailedExecutionType'
import { TransactionStatus } from '@love/safe-api/enumerations/TransactionStatus'
import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'
import type { Address } from 'viem'
import type { SafeState } from '../state/safeState.ts'
import { originInfo } from './originInfo.ts'
import type { QueuedProposal } from './readQueue.ts'
import { statusOf } from './statusOf.ts'

export type QueueOwners = Pick<SafeState, 'address' | 'threshold'> & {
  /** The owners as they go out, and as the database has them. */
  readonly members: readonly { readonly value: Address; readonly stored: string }[]
}

export function queueOwners({ address, threshold, owners }: SafeState): QueueOwners {
  const members = owners.map((value) => ({ value, stored: value.toLowerCase() }))
  return { address, threshold, members }
}

/** A proposal as the queue shows it. Whoever confirmed it and is no owner any longer does not count. */
export function queueSummary(
  proposal: QueuedProposal,
  txInfo: TransactionInfo,
  { address, threshold, members }: QueueOwners,
): TransactionSummary {
  const confirmed = `${proposal.signed},${proposal.approved}`
  const missing = members.filter(({ stored }) => !confirmed.includes(stored))
  const confirmations = members.length - missing.length
  const safeTxHash = proposal.safe_tx_hash
  const txStatus = statusOf({ safeTxHash, executed: undefined, confirmations, threshold })
  const { safeAppInfo } = originInfo(proposal.origin)
  return {
    id: `multisig_${address}_${safeTxHash}`,
    timestamp: proposal.submitted_at,
    txStatus,
    txInfo,
    txHash: null,
    executionInfo: {
      type: DetailedExecutionType.MULTISIG,
      nonce: proposal.nonce,
      confirmationsRequired: threshold,
      confirmationsSubmitted: confirmations,
      ...(txStatus === TransactionStatus.AWAITING_CONFIRMATIONS && {
        missingSigners: missing.map(({ value }) => ({ value })),
      }),
    },
    ...(safeAppInfo && { safeAppInfo }),
  }
}
