import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { parseSnapshot } from '@love/protocol/snapshot/parseSnapshot'
import { readSnapshot } from '@love/protocol/snapshot/readSnapshot'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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

const snapshotReply = z
  .object({
    version: z.literal(1),
    chainId: z.number(),
    block: z.string(),
    hash: z.string(),
    timestamp: z.number(),
    price: z.object({ usd: z.string().nullable(), change24h: z.string().nullable(), nodes: z.number() }),
    market: z
      .object({ block: z.string(), pairs: z.array(z.unknown()), tokens: z.array(z.unknown()) })
      .nullable(),
  })
  .loose()

async function start(parameters: TestServerParameters = {}) {
  let now = Date.now()
  const server = await startTestServer({ chain, now: () => now, ...parameters })
  onTestFinished(server.close)
  const ask = (headers: Record<string, string> = {}, query = '') =>
    fetch(`${server.url}/market/snapshot${query}`, { headers })
  return {
    ...server,
    ask,
    read: async () => snapshotReply.parse(await (await ask()).json()),
    pass: (ms: number) => {
      now += ms
    },
    /** HTTP requests that the node got. */
    asked: () => server.node.requests.length,
  }
}

const page = () => {
  const { deployment } = devnet.contracts
  return { chainId: deployment.chainId, addressOf: pairAddress.bind(undefined, deployment) }
}

test('default: figure by figure what a page reads itself at the same block', async () => {
  const { ask, read } = await start()
  const response = await ask()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=2, stale-while-revalidate=10')

  const { number, hash, timestamp } = await devnet.client.getBlock()
  const { deployment } = devnet.contracts
  const at = { block: number, hash, timestamp }
  const own = await readSnapshot(devnet.client, { deployment, at })
  const given = parseSnapshot(await response.json(), page())
  expect(given).toEqual(own)
  // Not all that routes know exist on this chain, and both say so.
  expect(own.pairs.filter(({ reserves }) => !reserves)).toHaveLength(1)
  expect(own.farm.pools.length).toBeGreaterThan(0)
  expect((await read()).block).toBe(String(number))
})

test('behavior: the day of trading, and the price that /market/price gives', async () => {
  const { read, pass, url } = await start({ follow: {} })
  const newest = String(await devnet.client.getBlockNumber())
  await vi.waitFor(
    async () => {
      pass(30_000)
      expect((await read()).market).toMatchObject({ block: newest })
    },
    { timeout: 30_000, interval: 100 },
  )
  const { market, price } = await read()
  const [pairs, token, today] = await Promise.all(
    ['pairs', 'tokens/LOVE', 'price'].map(async (path) => (await fetch(`${url}/market/${path}`)).json()),
  )
  expect(market).toMatchObject(z.object({ pairs: z.array(z.unknown()) }).parse(pairs))
  expect(token).toMatchObject(Object(market?.tokens[0]))
  expect(today).toMatchObject({ usd: price.usd, change24h: price.change24h, nodes: price.nodes })
})

test('behavior: one question to the node for all who ask at a time, and one look a second', async () => {
  const { ask, asked, pass, node } = await start()
  const before = asked()
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask()))
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  const first = asked() - before
  // The newest block, what it says, and the first time what was not known of the farm.
  expect(first).toBeLessThanOrEqual(3)
  await Promise.all(Array.from({ length: 200 }, () => ask()))
  expect(asked() - before).toBe(first)
  pass(30_000)
  await Promise.all(Array.from({ length: 200 }, () => ask()))
  expect(asked() - before).toBe(first + 1)
  expect(node.requests.at(-1)?.map(({ method }) => method)).toEqual(['eth_getBlockByNumber'])
  await devnet.client.mine({ blocks: 1 })
  pass(30_000)
  await Promise.all(Array.from({ length: 200 }, () => ask()))
  expect(asked() - before).toBe(first + 1 + 2)
})

test('behavior: while somebody watches it looks by itself, and nobody waits for that', async () => {
  const { read, pass, node } = await start()
  const { block } = await read()
  await devnet.client.mine({ blocks: 1 })
  const held = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<void>()
  node.fault = {
    hear: () => {
      heard.resolve()
      return held.promise
    },
  }
  pass(1_000)
  // Nobody asks.
  await heard.promise
  expect((await read()).block).toBe(block)
  held.resolve()
  await vi.waitFor(async () => expect((await read()).block).toBe(String(Number(block) + 1)))
})

test('behavior: a tag for whoever has it already, until the next block', async () => {
  const { ask, pass } = await start()
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  const again = await ask({ 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await devnet.client.mine({ blocks: 1 })
  pass(30_000)
  const next = await ask({ 'if-none-match': tag })
  expect(next.status).toBe(200)
  expect(next.headers.get('etag')).not.toBe(tag)
})

test('behavior: packed as the browser likes it', async () => {
  const { ask } = await start()
  const plain = await (await ask({ 'accept-encoding': 'identity' })).json()
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask({ 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(JSON.stringify(plain).length / 2)
    expect(await packed.json()).toEqual(plain)
  }
})

test('behavior: a reorganisation gives another snapshot, also at the same height', async () => {
  const { read, pass } = await start()
  const snapshot = await chain.request({ method: 'evm_snapshot' })
  await devnet.client.mine({ blocks: 1 })
  pass(30_000)
  const one = await read()
  await chain.request({ method: 'evm_revert', params: [snapshot] })
  await devnet.client.setNextBlockTimestamp({ timestamp: BigInt(one.timestamp) + 7n })
  await devnet.client.mine({ blocks: 1 })
  pass(30_000)
  const other = await read()
  expect(other.block).toBe(one.block)
  expect(other.hash).not.toBe(one.hash)
  expect(other.timestamp).toBe(one.timestamp + 7)
})

test('behavior: who doubts a cache in between gets the number back', async () => {
  const { ask } = await start()
  const sure = await ask({}, '?fresh=123456')
  expect([sure.headers.get('x-fresh'), sure.headers.get('cache-control')]).toEqual(['123456', 'no-store'])
  for (const query of ['', '?fresh=', '?fresh=12345678901234567', '?fresh=1%0d%0ax:y', '?other=1'])
    expect((await ask({}, query)).headers.get('x-fresh')).toBeNull()
})

test('behavior: while the nodes are away the last one is given, whatever its age, and nobody waits', async () => {
  const { ask, read, pass, node, logLines } = await start({ timings: { budgetMs: 300 } })
  // On a busy machine the first one may take longer than the nodes are given here.
  const fresh = await vi.waitFor(
    () => {
      pass(1_000)
      return read()
    },
    { timeout: 10_000 },
  )
  logLines.length = 0
  await node.down()
  pass(86_400_000)
  expect(await read()).toEqual(fresh)
  const old = await ask()
  expect([old.status, old.headers.get('x-trouble')]).toEqual([200, 'No node can be reached right now.'])
  const unchanged = await ask({ 'if-none-match': old.headers.get('etag') ?? '' })
  expect([unchanged.status, unchanged.headers.get('x-trouble')]).toEqual([304, old.headers.get('x-trouble')])
  expect(logLines.filter((line) => line.includes('the snapshot cannot be created')).length).toBe(1)
  await node.up()
  await devnet.client.mine({ blocks: 1 })
  pass(30_000)
  await vi.waitFor(async () => {
    pass(30_000)
    expect(Number((await read()).block)).toBeGreaterThan(Number(fresh.block))
  })
  expect((await ask()).headers.get('x-trouble')).toBe('none')
})

test('error: none yet, another method, and nodes that do not agree', async () => {
  const { ask, node, url } = await start({ timings: { budgetMs: 300 } })
  await node.down()
  const none = await ask()
  expect([none.status, none.headers.get('retry-after'), none.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await none.json()).toEqual({ error: expect.stringMatching(/^Prices are not available.*\.$/) })
  expect(none.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await fetch(`${url}/market/snapshot`, { method: 'POST' })).status).toBe(405)
  await node.up()

  const divided = await start({ nodes: 2, config: { rpcQuorum: 2 } })
  for (const liar of divided.nodes.slice(1))
    liar.fault = { lie: ({ method }) => (method === 'eth_call' ? '0x' : undefined) }
  expect((await divided.ask()).status).toBe(503)
  // One that both agreed on stays, and says why there is no newer one.
  for (const liar of divided.nodes) liar.fault = {}
  await vi.waitFor(async () => {
    divided.pass(1_000)
    expect((await divided.ask()).headers.get('x-trouble')).toBe('none')
  })
  for (const liar of divided.nodes.slice(1))
    liar.fault = { lie: ({ method }) => (method === 'eth_call' ? '0x' : undefined) }
  await devnet.client.mine({ blocks: 1 })
  await vi.waitFor(async () => {
    divided.pass(1_000)
    expect((await divided.ask()).headers.get('x-trouble')).toMatch(/^Two nodes disagree/)
  })
})
