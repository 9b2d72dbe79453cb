import { expect, test } from 'vitest'
import { freshnessOf, isOld } from './freshnessOf.ts'

const nowMs = 1_000_000_000
const refused = 'The server cannot reach the network right now (502).'

const readAt = (secondsAgo: number) => ({ block: 812n, timestamp: BigInt(nowMs / 1_000 - secondsAgo) })

function freshness(data?: ReturnType<typeof readAt>, failure?: string, waitedMs = 0) {
  return freshnessOf({ data, isRestored: false, failure, nowMs, waitingSinceMs: nowMs - waitedMs })
}

test('default: recent figures are fresh', () => {
  expect(freshness(readAt(2))).toEqual({ status: 'fresh', readAt: readAt(2) })
})

test('behavior: loading becomes slow after fifteen seconds', () => {
  expect(freshness(undefined, undefined, 14_999)).toEqual({ status: 'loading', isSlow: false })
  expect(freshness(undefined, undefined, 15_000)).toEqual({ status: 'loading', isSlow: true })
})

test('behavior: old figures are stale', () => {
  expect(freshness(readAt(40))).toEqual({ status: 'stale', readAt: readAt(40) })
})

test('behavior: newer figures than those of an earlier visit are awaited for fifteen seconds', () => {
  const restored = (data: ReturnType<typeof readAt>, waitedMs: number, failure?: string) =>
    freshnessOf({ data, isRestored: true, failure, nowMs, waitingSinceMs: nowMs - waitedMs })
  expect(restored(readAt(60), 14_999)).toEqual({ status: 'renewing', readAt: readAt(60) })
  expect(isOld(restored(readAt(60), 14_999))).toBe(true)
  expect(restored(readAt(60), 15_000)).toEqual({ status: 'stale', readAt: readAt(60) })
  expect(restored(readAt(2), 0)).toEqual({ status: 'fresh', readAt: readAt(2) })
  expect(restored(readAt(60), 0, refused)).toMatchObject({ status: 'interrupted' })
})

test('behavior: only figures that are there can be old', () => {
  expect(isOld(freshness(readAt(2)))).toBe(false)
  expect(isOld(freshness(readAt(40)))).toBe(true)
  expect(isOld(freshness(readAt(2), refused))).toBe(true)
  expect(isOld(freshness(undefined, refused))).toBe(false)
})

test('error: a failed read has words, with figures or without', () => {
  expect(freshness(undefined, refused)).toEqual({ status: 'failed', reason: refused })
  expect(freshness(readAt(8), refused)).toEqual({
    status: 'interrupted',
    readAt: readAt(8),
    reason: refused,
  })
})
