import { ConflictType } from '@love/safe-api/enumerations/ConflictType'
import { Label } from '@love/safe-api/enumerations/Label'
import { ListItemType } from '@love/safe-api/enumerations/ListItemType'
import type { TransactionListPage } from '@love/safe-api/replies/transactionListPage'
import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'

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
