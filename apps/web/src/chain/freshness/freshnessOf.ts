import { type BlockTime, dataAge, isStale } from '../dataAge.ts'

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
  /** Why the last try failed, in words. */
  failure: string | undefined
  nowMs: number
  waitingSinceMs: number
}

/** Then a waiting person gets words and a button. */
const slowAfterMs = 15_000

export function freshnessOf(parameters: FreshnessParameters): Freshness {
  const { data, isRestored, failure, nowMs, waitingSinceMs } = parameters
  if (!data && failure !== undefined) return { status: 'failed', reason: failure }
  if (!data) return { status: 'loading', isSlow: nowMs - waitingSinceMs >= slowAfterMs }
  const readAt = { block: data.block, timestamp: data.timestamp }
  if (failure !== undefined) return { status: 'interrupted', readAt, reason: failure }
  if (!isStale(dataAge(data, nowMs))) return { status: 'fresh', readAt }
  const isAwaited = isRestored && nowMs - waitingSinceMs < slowAfterMs
  return { status: isAwaited ? 'renewing' : 'stale', readAt }
}

/** Figures are there, but not the newest ones. */
export function isOld({ status }: Freshness): boolean {
  return status === 'stale' || status === 'renewing' || status === 'interrupted'
}
