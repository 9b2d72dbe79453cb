import { ConflictType, DetailedExecutionType, ListItemType } from '@love/safe/api/enumerations'
import type { TransactionListPage, TransactionSummary } from '@love/safe/api/replies/transactions'

type Item = TransactionListPage['results'][number]
type ExecutionInfo = NonNullable<TransactionSummary['executionInfo']>
type QueuedInfo = Extract<ExecutionInfo, { readonly type: typeof DetailedExecutionType.MULTISIG }>

/** A proposal in the queue, as the list tells of it. */
export type QueueEntry = {
  readonly kind: 'entry'
  readonly summary: TransactionSummary
  readonly info: QueuedInfo
  /** Others have the same nonce: one of them can be executed. */
  readonly hasRivals: boolean
  /** The nonce that nobody has proposed anything for, and that must come first. */
  readonly waitsFor: number | undefined
}

export type QueueLine =
  | { readonly kind: 'label'; readonly label: 'Next' | 'Queued' }
  | { readonly kind: 'conflict'; readonly nonce: number }
  | QueueEntry

/**
 * The queue with its parts named, rivals under one line and holes found. Decided by the nonces, not by labels of the
 * gateway. Without the Safe's own nonce the first of the queue counts as next.
 */
export function queueLines(items: readonly Item[], safeNonce?: number): readonly QueueLine[] {
  const waiting = items.flatMap((item) => {
    if (item.type !== ListItemType.TRANSACTION) return []
    const { transaction: summary, conflictType } = item
    const info = summary.executionInfo
    if (info?.type !== DetailedExecutionType.MULTISIG) return []
    return [{ summary, info, isMarked: conflictType !== ConflictType.None }]
  })
  const nonces = waiting.map(({ info }) => info.nonce)
  const next = safeNonce ?? Math.min(...nonces)
  const lines: QueueLine[] = []
  let label: string | undefined
  let last: number | undefined
  for (const { summary, info, isMarked } of waiting) {
    const { nonce } = info
    const part = nonce <= next ? 'Next' : 'Queued'
    if (part !== label) lines.push({ kind: 'label', label: part })
    const hasRivals = isMarked || nonces.filter((other) => other === nonce).length > 1
    if (hasRivals && nonce !== last) lines.push({ kind: 'conflict', nonce })
    lines.push({ kind: 'entry', summary, info, hasRivals, waitsFor: firstHole(nonces, next, nonce) })
    label = part
    last = nonce
  }
  return lines
}

function firstHole(nonces: readonly number[], from: number, to: number): number | undefined {
  const taken = new Set(nonces)
  // No more steps than there are proposals: the first hole is at most that far.
  for (let nonce = from; nonce < to; nonce++) if (!taken.has(nonce)) return nonce
  return undefined
}

/** Details are asked for again when this changes. */
export function seenOf({ summary, info }: QueueEntry): string {
  const missing = info.missingSigners?.map(({ value }) => value).join() ?? ''
  return `${String(summary.txStatus)} ${info.confirmationsSubmitted} ${info.confirmationsRequired} ${missing}`
}
