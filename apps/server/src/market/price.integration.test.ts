import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveUsdt } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Chain } from '../../test/Chain.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServerParameters } from '../../test/startTestServer.ts'

let devnet: Devnet
let chain: Chain
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 30 })
  chain = remoteChain(devnet.url)
})
afterAll(() => devnet.close())

const priceReply = z.object({ usd: z.string(), change24h: z.string() }).loose()

async function start(parameters: TestServerParameters = {}) {
  const server = await startTestServer({ chain, ...parameters })
  onTestFinished(server.close)
  const price = (headers: Record<string, string> = {}) => fetch(`${server.url}/market/price`, { headers })
  return { ...server, price }
}

/** USD by the reserves, without any of the code under test. */
async function priceAt(blockNumber: bigint): Promise<number> {
  const { deployment } = devnet.contracts
  const [reserve0, reserve1] = await devnet.client.readContract({
    abi: uniswapV2PairAbi,
    address: pairAddress(deployment, loveUsdt),
    functionName: 'getReserves',
    blockNumber,
  })
  const usdt = tokenAddress(deployment, loveUsdt.other)
  const [inLove, inUsdt] = tokenAddress(deployment, love) < usdt ? [reserve0, reserve1] : [reserve1, reserve0]
  return Number(inUsdt) / 1e6 / (Number(inLove) / 1e18)
}

test('default: the price, its change in a day, and the block they belong to', async () => {
  const { price } = await start()
  const response = await price()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=4')

  const newest = await devnet.client.getBlock()
  let dayAgo = newest
  while (dayAgo.timestamp > newest.timestamp - 86_400n) {
    dayAgo = await devnet.client.getBlock({ blockNumber: dayAgo.number - 1n })
  }
  const [now, before] = [await priceAt(newest.number), await priceAt(dayAgo.number)]
  const body = priceReply.parse(await response.json())
  expect(body).toEqual({
    symbol: 'LOVE',
    usd: expect.stringMatching(/^0\.00\d{4}$/),
    change24h: expect.stringMatching(/^-?0\.\d{4}$/),
    block: Number(newest.number),
    timestamp: Number(newest.timestamp),
    nodes: 1,
  })
  expect(Number(body.usd)).toBeCloseTo(now, 5)
  expect(Number(body.change24h)).toBeCloseTo(now / before - 1, 3)
  expect(Math.abs(Number(body.change24h))).toBeGreaterThan(0)
})

test('behavior: a tag for whoever has it already, and one question for all who ask', async () => {
  const { price, node } = await start()
  const responses = await Promise.all(Array.from({ length: 20 }, () => price()))
  const tags = new Set(responses.map(({ headers }) => headers.get('etag')))
  expect(tags.size).toBe(1)
  const calls = node.requests.flat().filter(({ method }) => method === 'eth_call')
  expect(calls).toHaveLength(2)
  const again = await price({ 'if-none-match': [...tags].join() })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe('public, max-age=4')
  expect(node.requests.flat().filter(({ method }) => method === 'eth_call')).toHaveLength(2)
})

test('behavior: nodes without a past: the price comes without its change', async () => {
  const pruned: Chain = {
    request: (call) => {
      const isOld = call.method === 'eth_call' && call.params?.[1] !== 'latest'
      return isOld ? Promise.reject({ code: -32000, message: 'missing trie node' }) : chain.request(call)
    },
  }
  const { price } = await start({ chain: pruned })
  expect(await (await price()).json()).toMatchObject({ usd: expect.any(String), change24h: null })
})

test('behavior: a chain younger than a day has no change either', async () => {
  const { timestamp } = await devnet.client.getBlock()
  const young: Chain = {
    request: async (call) => {
      const answer = await chain.request(call)
      if (call.method !== 'eth_getBlockByNumber') return answer
      return { ...z.record(z.string(), z.unknown()).parse(answer), timestamp: numberToHex(timestamp) }
    },
  }
  const { price } = await start({ chain: young })
  expect(await (await price()).json()).toMatchObject({ usd: expect.any(String), change24h: null })
})

test('behavior: no pool: no price, and the reason', async () => {
  const snapshot = await chain.request({ method: 'evm_snapshot' })
  const address = pairAddress(devnet.contracts.deployment, loveUsdt)
  await chain.request({ method: 'hardhat_setCode', params: [address, '0x'] })
  const { price } = await start()
  const response = await price()
  await chain.request({ method: 'evm_revert', params: [snapshot] })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    usd: null,
    reason: 'the LOVE-USDT pair does not exist on this network',
    change24h: null,
  })
})

test('behavior: two nodes must agree where that is asked for: one lie, and there is no price', async () => {
  const honest = await start({ nodes: 2, config: { rpcQuorum: 2 } })
  expect((await honest.price()).status).toBe(200)
  const { price, nodes } = await start({ nodes: 2, config: { rpcQuorum: 2 } })
  for (const node of nodes.slice(1))
    node.fault = { lie: ({ method }) => (method === 'eth_call' ? '0x' : undefined) }
  expect((await price()).status).toBe(503)
})

test('behavior: while the node is away the last price is given with its age, for a minute', async () => {
  let now = Date.now()
  const { price, node } = await start({ now: () => now, timings: { budgetMs: 300 } })
  const fresh = priceReply.parse(await (await price()).json())
  await node.down()
  now += 3_999
  expect(await (await price()).json()).toEqual(fresh)
  now += 6_001
  const stale = await price()
  expect(stale.status).toBe(200)
  expect(stale.headers.get('cache-control')).toBe('no-cache')
  expect(await stale.json()).toEqual({ ...fresh, stale: true, ageSeconds: 10 })
  now += 50_000
  expect(await (await price()).json()).toEqual({ ...fresh, stale: true, ageSeconds: 60 })
  now += 1_000
  const gone = await price()
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5'])
  expect(gone.headers.get('cache-control')).toBe('no-store')
  expect(await gone.json()).toEqual({ error: expect.stringMatching(/^The price is not available.*\.$/) })
  await node.up()
  now += 1_000
  expect(await (await price()).json()).toMatchObject({ usd: fresh.usd })
})

test('behavior: a node that falls silent holds nobody up while there is an old price', async () => {
  let now = Date.now()
  const { price, node } = await start({ now: () => now })
  await price()
  node.fault = { drop: true }
  now += 5_000
  const started = Date.now()
  expect(await (await price()).json()).toMatchObject({ stale: true, ageSeconds: 5 })
  expect(Date.now() - started).toBeLessThan(5_000)
})

test('error: a node that is down from the beginning', async () => {
  const { price, node } = await start({ timings: { budgetMs: 300 } })
  await node.down()
  expect((await price()).status).toBe(503)
  await node.up()
})
