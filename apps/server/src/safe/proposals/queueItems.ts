import {
  ConflictType,
  DetailedExecutionType,
  Label,
  ListItemType,
  TransactionStatus,
} from '@love/safe/api/enumerations'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import type { TransactionListPage, TransactionSummary } from '@love/safe/api/replies/transactions'
import type { Address } from 'viem'
import type { AppsConfig } from '../chain/knownApps.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { statusOf } from './confirmationsOf.ts'
import { originInfo } from './originInfo.ts'
import type { QueuedProposal } from './readQueue.ts'

type Item = TransactionListPage['results'][number]

export type QueueItemsParameters = {
  entries: readonly { readonly nonce: number; readonly transaction: TransactionSummary }[]
  /** What the Safe counts next. */
  nonce: number
  /** The nonces around the page. */
  before: number | undefined
  after: number | undefined
}

/** With a label before each part of the queue, and rivals under one header. A page goes on where the last one ended. */
export function queueItems({ entries, nonce: current, before, after }: QueueItemsParameters): Item[] {
  return entries.flatMap(({ nonce, transaction }, at): Item[] => {
    const previous = at === 0 ? before : entries[at - 1]?.nonce
    const next = at === entries.length - 1 ? after : entries[at + 1]?.nonce
    const label = labelOf(nonce, current)
    const isFirst = previous === undefined || labelOf(previous, current) !== label
    const [hasRivalBefore, hasRivalAfter] = [previous === nonce, next === nonce]
    const conflictType = hasRivalAfter
      ? ConflictType.HasNext
      : hasRivalBefore
        ? ConflictType.End
        : ConflictType.None
    return [
      ...(isFirst ? [{ type: ListItemType.LABEL, label } as const] : []),
      ...(hasRivalAfter && !hasRivalBefore ? [{ type: ListItemType.CONFLICT_HEADER, nonce } as const] : []),
      { type: ListItemType.TRANSACTION, transaction, conflictType },
    ]
  })
}

function labelOf(nonce: number, current: number): Label {
  return nonce <= current ? Label.Next : Label.Queued
}

type QueueOwners = Pick<SafeState, 'address' | 'threshold'> & {
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
  { owners, config, isOutdated = false }: { owners: QueueOwners; config: AppsConfig; isOutdated?: boolean },
): TransactionSummary {
  const { address, threshold, members } = owners
  const confirmed = `${proposal.signed},${proposal.approved}`
  const missing = members.filter(({ stored }) => !confirmed.includes(stored))
  const confirmations = members.length - missing.length
  const safeTxHash = proposal.safe_tx_hash
  const txStatus = statusOf({ safeTxHash, executed: undefined, confirmations, threshold, isOutdated })
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
    ...originInfo(proposal.origin, config),
  }
}
