import { devnet } from '@love/contracts/deployments/1337'
import type { ReadPairsReturnType } from '@love/protocol/actions/readPairs'
import { loveEth } from '@love/protocol/pairs/loveEth'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { pairsView } from './pairsView.ts'

const nowMs = 1_000_000_000
const refused = new HttpRequestError({ url: '/rpc', status: 502 })
const words = 'The server cannot reach the chain just now (502).'

function readAt(secondsAgo: number, exists = true): ReadPairsReturnType {
  const token = { raw: 1n, token: loveEth.token }
  const base = { raw: 1n, token: loveEth.base }
  return {
    block: 812n,
    timestamp: BigInt(nowMs / 1_000 - secondsAgo),
    pairs: [
      {
        definition: loveEth,
        address: pairAddress(devnet, loveEth),
        reserves: exists ? { token, base } : undefined,
      },
    ],
  }
}

function view(data?: ReadPairsReturnType, failureReason?: unknown, waitedMs = 0) {
  return pairsView({ data, failureReason, nowMs, waitingSinceMs: nowMs - waitedMs })
}

test('default: recent figures are fresh', () => {
  expect(view(readAt(2))).toEqual({ status: 'fresh', age: { block: 812n, seconds: 2 } })
})

test('behavior: loading becomes slow after fifteen seconds', () => {
  expect(view(undefined, undefined, 14_999)).toEqual({ status: 'loading', isSlow: false })
  expect(view(undefined, undefined, 15_000)).toEqual({ status: 'loading', isSlow: true })
})

test('behavior: no existing pair is empty, old figures are stale', () => {
  expect(view(readAt(2, false)).status).toBe('empty')
  expect(view(readAt(40))).toEqual({ status: 'stale', age: { block: 812n, seconds: 40 } })
})

test('error: a failed read has words, with figures or without', () => {
  expect(view(undefined, refused)).toEqual({ status: 'failed', reason: words })
  expect(view(readAt(8), refused)).toEqual({
    status: 'interrupted',
    age: { block: 812n, seconds: 8 },
    reason: words,
  })
})
