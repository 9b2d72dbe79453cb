import type { ReadPairsReturnType } from '@love/protocol/actions/readPairs'
import { type DataAge, dataAge, isStale } from '../../chain/dataAge.ts'
import { errorText } from '../../chain/errorText.ts'

export type PairsView =
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'empty'; readonly age: DataAge }
  | { readonly status: 'fresh'; readonly age: DataAge }
  | { readonly status: 'stale'; readonly age: DataAge }
  /** There are figures, but the last attempt to renew them failed. */
  | { readonly status: 'interrupted'; readonly age: DataAge; readonly reason: string }

export type PairsViewParameters = {
  data: ReadPairsReturnType | undefined
  failureReason: unknown
  nowMs: number
  waitingSinceMs: number
}

/** Then a waiting person gets a button. */
const slowAfterMs = 15_000

export function pairsView({ data, failureReason, nowMs, waitingSinceMs }: PairsViewParameters): PairsView {
  if (!data && failureReason) return { status: 'failed', reason: errorText(failureReason) }
  if (!data) return { status: 'loading', isSlow: nowMs - waitingSinceMs >= slowAfterMs }
  const age = dataAge(data, nowMs)
  if (failureReason) return { status: 'interrupted', age, reason: errorText(failureReason) }
  if (isStale(age)) return { status: 'stale', age }
  return { status: data.pairs.some(({ reserves }) => reserves) ? 'fresh' : 'empty', age }
}
