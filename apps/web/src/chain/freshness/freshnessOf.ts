import { type BlockTime, dataAge, isStale } from '../dataAge.ts'
import { errorText } from '../errorText.ts'

/** How far what a program shows can be trusted. */
export type Freshness =
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'fresh'; readonly readAt: BlockTime }
  | { readonly status: 'stale'; readonly readAt: BlockTime }
  /** Of an earlier visit: newer ones are on their way. */
  | { readonly status: 'renewing'; readonly readAt: BlockTime }
  /** There are figures, but the last attempt to renew them failed. */
  | { readonly status: 'interrupted'; readonly readAt: BlockTime; readonly reason: string }

export type FreshnessParameters = {
  /** The block that the figures belong to. */
  data: BlockTime | undefined
  /** Nothing has been read on this visit yet. */
  isRestored: boolean
  failureReason: unknown
  nowMs: number
  waitingSinceMs: number
}

/** Then a waiting person gets words and a button. */
const slowAfterMs = 15_000

export function freshnessOf(parameters: FreshnessParameters): Freshness {
  const { data, isRestored, failureReason, nowMs, waitingSinceMs } = parameters
  if (!data && failureReason) return { status: 'failed', reason: errorText(failureReason) }
  if (!data) return { status: 'loading', isSlow: nowMs - waitingSinceMs >= slowAfterMs }
  const readAt = { block: data.block, timestamp: data.timestamp }
  if (failureReason) return { status: 'interrupted', readAt, reason: errorText(failureReason) }
  if (!isStale(dataAge(data, nowMs))) return { status: 'fresh', readAt }
  const isAwaited = isRestored && nowMs - waitingSinceMs < slowAfterMs
  return { status: isAwaited ? 'renewing' : 'stale', readAt }
}

/** Figures are there, but not the newest ones. */
export function isOld({ status }: Freshness): boolean {
  return status === 'stale' || status === 'renewing' || status === 'interrupted'
}
