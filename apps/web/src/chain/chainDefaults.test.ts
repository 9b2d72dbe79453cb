import type { EIP1193RequestFn } from 'viem'
import { expect, test } from 'vitest'
import { chainDefaults } from './chainDefaults.ts'
import { createChainClient } from './createChainClient.ts'
import { createQueryClient } from './createQueryClient.ts'
import { devnetChain } from './devnetChain.ts'

const client = createChainClient({ chain: devnetChain, rpcUrl: 'http://node.test' })

test('default: polling every 4000 ms', () => {
  expect(chainDefaults.pollingMs).toBe(4_000)
  expect(client.pollingInterval).toBe(4_000)
})

test('default: a request ends after 10 s', () => {
  expect(chainDefaults.requestTimeoutMs).toBe(10_000)
  expect(client.transport.timeout).toBe(10_000)
})

test('default: 3 retries, and words within 5 s', () => {
  expect(chainDefaults.retries).toBe(3)
  expect(client.transport.retryCount).toBe(3)
  expect(client.transport.retryDelay).toBe(chainDefaults.retryMs)
  const waits = (2 ** chainDefaults.retries - 1) * chainDefaults.retryMs
  expect(chainDefaults.pollingMs + waits).toBeLessThanOrEqual(4_500)
})

test('default: the query cache lives for one day under the key cache', () => {
  expect(chainDefaults.queryCacheMs).toBe(24 * 60 * 60 * 1_000)
  expect(chainDefaults.queryCacheKey).toBe('cache')
})

test('default: multicalls wait 32 ms and hold 1024', () => {
  expect(chainDefaults.multicallWaitMs).toBe(32)
  expect(chainDefaults.multicallBatchSize).toBe(1_024)
  expect(client.batch).toEqual({ multicall: { batchSize: 1_024, wait: 32 } })
})

test('behavior: a node that fails is asked four times in all, and the words come then', async () => {
  let asked = 0
  const broken: typeof fetch = async () => {
    asked += 1
    return new Response('no', { status: 503 })
  }
  const { request } = createChainClient({ chain: devnetChain, rpcUrl: 'http://node.test', fetch: broken })
  await expect((request as EIP1193RequestFn)({ method: 'eth_blockNumber' })).rejects.toThrow()
  expect(asked).toBe(1 + chainDefaults.retries)
})

test('behavior: queries poll and retry at the pace of polling', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 4_000, retry: true, retryDelay: 4_000, networkMode: 'always' })
})

test('behavior: without a browser no timer holds the process', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(Number.POSITIVE_INFINITY)
})
