import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readPairs } from '@love/protocol/actions/readPair'
import { baseTokens, pairs, routingPairs } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { love } from '@love/protocol/tokens/tokens'
import type { Hash } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { candlesReply, pairsReply, pricesReply, swapsReply, tokenReply } from '../../../test/marketReplies.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'
import { significantText } from './significantText.ts'

let devnet: Devnet
let server: TestServer
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 30 })
  server = await startTestServer({ chain: remoteChain(devnet.url), follow: {} })
  const newest = String(await devnet.client.getBlockNumber())
  await vi.waitFor(
    async () => expect(await (await get('/market/pairs')).json()).toMatchObject({ block: newest }),
    { timeout: 30_000, interval: 100 },
  )
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init)

test('default: what was read from the chain is what the chain says', async () => {
  const { deployment } = devnet.contracts
  const states = await readPairs(devnet.client, { deployment, pairs })
  const price = usdPrices(states.pairs)(love)
  const token = tokenReply.parse(await (await get('/market/tokens/LOVE')).json())
  expect(token.timestamp).toBe(Number(states.timestamp))
  expect(token.priceUsd).toBe(isAvailable(price) ? significantText(price) : null)
  expect(Number(token.low24h)).toBeLessThanOrEqual(Number(token.high24h))

  const listed = pairsReply.parse(await (await get('/market/pairs')).json())
  expect(listed.pairs.map(({ name }) => name)).toEqual(pairs.map(({ name }) => name))
  for (const pair of listed.pairs) for (const figure of Object.values(pair)) expect(figure).not.toBeNull()

  const today = await (await get('/market/price')).json()
  expect(today).toMatchObject({ change24h: token.change24h })
})

test('default: candles of every pair, and prices of both tokens', async () => {
  for (const { name } of routingPairs) {
    const reply = candlesReply.parse(await (await get(`/market/pairs/${name}/candles?interval=1h`)).json())
    expect(reply.name).toBe(name)
    expect(reply.candles.length).toBeGreaterThanOrEqual(30)
    const { swaps } = swapsReply.parse(await (await get(`/market/pairs/${name}/swaps?limit=3`)).json())
    const times = swaps.map(([time]) => time)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const [, hash, , , , value] of swaps) {
      expect(Number(value)).toBeGreaterThan(0)
      expect(await devnet.client.getTransactionReceipt({ hash: hash as Hash })).toMatchObject({
        status: 'success',
      })
    }
    for (const [, open, high, low, close] of reply.candles) {
      expect(Math.max(Number(open), Number(close))).toBeLessThanOrEqual(Number(high))
      expect(Math.min(Number(open), Number(close))).toBeGreaterThanOrEqual(Number(low))
    }
  }
  for (const { symbol } of baseTokens) {
    const reply = pricesReply.parse(await (await get(`/market/tokens/${symbol}/prices?interval=5m`)).json())
    expect(reply.prices).not.toEqual([])
  }
})

test('behavior: tags, HEAD and refusals on the wire', async () => {
  const path = '/market/pairs/LOVE-ETH/candles?interval=1h'
  const first = await get(path)
  const etag = first.headers.get('etag') ?? ''
  expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await get(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  for (const [refused, status] of [
    ['/market/pairs/LOVE-NOTHING/candles?interval=1h', 404],
    ['/market/pairs/LOVE%2DETH/candles', 400],
    ['/market/pairs/LOVE-NOTHING/swaps', 404],
    ['/market/pairs/LOVE-ETH/swaps?limit=101', 400],
    ['/market/tokens/ETH', 404],
    ['/market/tokens/LOVE/prices?interval=1h&from=2&to=1', 400],
  ] as const) {
    const answer = await get(refused)
    expect([refused, answer.status]).toEqual([refused, status])
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  }
  const posted = await get('/market/tokens/LOVE', { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('error: nothing is stored yet', async () => {
  const idle = await startTestServer()
  const answer = await fetch(`${idle.url}/market/pairs`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  await idle.close()
})
