import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Chain, createTestChain, mine } from '../../../test/Chain.ts'
import type { Fault, FaultNode } from '../../../test/startFaultNode.ts'
import { startFaultNode } from '../../../test/startFaultNode.ts'
import { startTestServer, type TestServer, type TestServerParameters } from '../../../test/startTestServer.ts'
import { rpcTimings } from './rpcNode.ts'

/** A time that nobody can have waited for. */
const beyondTheTest = 600_000

let shared: Chain
beforeAll(async () => {
  shared = await createTestChain()
})
let server: TestServer
afterEach(() => server.close())

async function start(parameters: TestServerParameters = {}): Promise<{ one: FaultNode; two: FaultNode }> {
  server = await startTestServer({ nodes: 2, chain: shared, ...parameters })
  const [one, two] = server.nodes
  if (!one || !two) throw new Error('Two nodes are needed.')
  return { one, two }
}

const read = () => server.rpc('eth_gasPrice')
const health = async () => (await fetch(`${server.url}/health`)).json()
const heard = ({ requests }: FaultNode, method = 'eth_gasPrice') =>
  requests.flat().filter((call) => call.method === method).length

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  return { value: await work(), ms: performance.now() - start }
}

describe('one of two', () => {
  test('default: the first node is asked, the second is left alone', async () => {
    const { one, two } = await start()
    expect((await read()).result).toBeDefined()
    expect([heard(one), heard(two)]).toEqual([1, 0])
  })

  test.each<[string, Fault]>([
    ['resets the connection', { reset: true }],
    ['answers 500', { status: { code: 500 } }],
    ['answers 503', { status: { code: 503, body: '{"jsonrpc":"2.0"}' } }],
    ['answers 403', { status: { code: 403, body: 'bad key' } }],
    ['answers 429', { status: { code: 429 } }],
    ['redirects', { status: { code: 307, headers: { location: 'http://127.0.0.1:1/' } } }],
    ['sends garbage', { garbage: '<html>' }],
    ['sends an empty body', { garbage: '' }],
    ['cuts the answer', { truncate: true }],
    ['answers another question', { change: (answers) => answers.map((answer) => ({ ...answer, id: 999 })) }],
    ['sends null', { garbage: 'null' }],
  ])('behavior: the first %s: no read fails', async (_, fault) => {
    const { one, two } = await start()
    one.fault = fault
    for (let count = 0; count < 5; count++) expect((await read()).result).toBeDefined()
    expect(heard(two)).toBe(5)
  })

  test('behavior: the first sends more than is read: no read fails, alone or in a batch', async () => {
    const { one, two } = await start({ limits: { responseBytes: 100_000 } })
    one.fault = { lie: () => 'x'.repeat(200_000) }
    for (let count = 0; count < 5; count++) expect((await read()).result).toBeDefined()
    const calls = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'eth_gasPrice', params: [] }))
    expect(await (await server.post(calls)).json()).toMatchObject([
      { result: expect.stringMatching(/^0x[0-9a-f]+$/) },
      { result: expect.any(String) },
    ])
    two.fault = one.fault
    expect(await read()).toMatchObject({
      error: { code: -32005, message: expect.stringMatching(/too large/) },
    })
  })

  test('behavior: the first is down: no read fails, and it is not asked again until it is back', async () => {
    const { one, two } = await start()
    await one.down()
    for (let count = 0; count < 20; count++) expect((await read()).result).toBeDefined()
    expect(heard(two)).toBe(20)
    expect(await health()).toMatchObject({
      status: 'degraded',
      nodes: [{ name: 'node 1', healthy: false, reason: 'does not respond' }, { healthy: true }],
    })
    await one.up()
  })

  test('behavior: the first falls silent: the second is asked meanwhile, and alone from then on #node-failover', async () => {
    const { one, two } = await start({ timings: { hedgeMs: 1_500 } })
    one.fault = { drop: true }
    expect((await read()).result).toBeDefined()
    expect([heard(one), heard(two)]).toEqual([1, 1])
    expect((await read()).result).toBeDefined()
    expect([heard(one), heard(two)]).toEqual([1, 2])
  })
})

test('behavior: all down, then back: errors meanwhile, and it recovers by itself', async () => {
  const { one, two } = await start({ timings: { pollMs: 100 } })
  await Promise.all([one.down(), two.down()])
  expect(await read()).toMatchObject({
    error: { code: -32603, message: 'No node can be reached right now.' },
  })
  await expect.poll(health).toMatchObject({ status: 'down', block: null })
  expect((await fetch(`${server.url}/health`)).status).toBe(503)
  expect((await fetch(`${server.url}/ready`)).status).toBe(503)
  expect((await fetch(server.url)).status).toBe(200)
  await Promise.all([one.up(), two.up()])
  expect((await read()).result).toBeDefined()
  await expect.poll(health).toMatchObject({ status: 'ok' })
})

test('behavior: the only node falls silent: once that is known, nobody waits long for it', async () => {
  server = await startTestServer({
    chain: shared,
    timings: { pollMs: 100, pollTimeoutMs: 1_000, hedgeMs: 1_000, budgetMs: beyondTheTest },
  })
  const { node } = server
  node.fault = { drop: true }
  await expect.poll(health).toMatchObject({ status: 'down' })
  expect(await read()).toMatchObject({ error: { message: 'The nodes did not answer in time.' } })
  node.fault = {}
  await expect.poll(async () => (await read()).result).toBeDefined()
})

test('behavior: a node is back with the first poll after its return, in production within 10 s', async () => {
  const { one } = await start({ timings: { pollMs: 100, pollTimeoutMs: beyondTheTest } })
  await one.down()
  await read()
  expect(await health()).toMatchObject({ status: 'degraded' })
  // It answers the first one only.
  const hear = () => {
    one.fault = { drop: true }
  }
  one.fault = { hear }
  await one.up()
  await expect.poll(health).toMatchObject({ status: 'ok' })
  expect(rpcTimings.pollMs + rpcTimings.pollTimeoutMs).toBeLessThan(10_000)
})

describe('behind', () => {
  test('behavior: a node nine blocks behind is benched, and back when it has caught up #node-failover', async () => {
    const chain = await createTestChain()
    await mine(chain, 40)
    const { one, two } = await start({ chain, timings: { pollMs: 100 } })
    one.fault = { staleBlocks: 20 }
    await expect.poll(health).toMatchObject({
      status: 'degraded',
      block: 40,
      nodes: [
        { name: 'node 1', healthy: false, block: 20, reason: 'is 20 blocks behind' },
        { healthy: true },
      ],
    })
    expect(await server.rpc('eth_blockNumber')).toMatchObject({ result: '0x28' })
    one.fault = { staleBlocks: 8 }
    await expect.poll(health).toMatchObject({ status: 'ok' })
    // Benched is not banned: when the other fails, old data is better than none.
    one.fault = { staleBlocks: 20 }
    await expect.poll(health).toMatchObject({ status: 'degraded' })
    await two.down()
    expect(await server.rpc('eth_blockNumber')).toMatchObject({ result: '0x14' })
    await two.up()
  })
})

describe('of another chain', () => {
  test('behavior: a node that changes its chain is never asked again', async () => {
    const { one, two } = await start({ timings: { pollMs: 100 } })
    one.fault = { lie: ({ method }) => (method === 'eth_chainId' ? '0x1' : undefined) }
    await expect.poll(health).toMatchObject({ nodes: [{ healthy: false, reason: 'is on chain 1' }, {}] })
    await two.down()
    expect((await read()).error).toBeDefined()
    expect(heard(one)).toBe(0)
    await two.up()
  })

  test('behavior: nor is one that was silent at start before its chain is known', async () => {
    const stranger = await startFaultNode(await createTestChain(1))
    await stranger.down()
    const known = await startFaultNode(shared)
    const rpcUrls = [stranger.url, known.url]
    server = await startTestServer({
      chain: shared,
      config: { rpcUrls },
      timings: { pollMs: 300 },
    })
    await stranger.up()
    await known.down()
    expect((await read()).error).toBeDefined()
    await expect.poll(health).toMatchObject({ nodes: [{ reason: 'is on chain 1' }, {}] })
    expect(heard(stranger)).toBe(0)
    await stranger.down()
  })
})

describe('busy', () => {
  const busy = (retryAfter?: string): Fault => {
    return { status: { code: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) } }
  }

  test('behavior: the next node comes before waiting', async () => {
    const { one, two } = await start({ timings: { hedgeMs: beyondTheTest, budgetMs: beyondTheTest } })
    // As long as anybody is waited for.
    one.fault = busy('30')
    expect((await read()).result).toBeDefined()
    expect([heard(one), heard(two)]).toEqual([1, 1])
  })

  test('behavior: when all are busy, Retry-After is waited for and both are asked again', async () => {
    const { one, two } = await start()
    const hear = () => {
      one.fault = {}
    }
    one.fault = { ...busy('1'), hear }
    two.fault = busy('9')
    const { value, ms } = await timed(read)
    expect(value.result).toBeDefined()
    expect(ms).toBeGreaterThan(950)
    expect([heard(one), heard(two)]).toEqual([2, 1])
  })

  const isBusy = { error: { code: -32005, message: expect.stringContaining('busy') } }

  test('error: no waiting where the time of a request would be over', async () => {
    const { one, two } = await start({ timings: { budgetMs: 29_999 } })
    one.fault = busy('30')
    two.fault = busy('30')
    // Who waited for it would hear that the time is over, and not that the nodes are busy.
    expect(await read()).toMatchObject(isBusy)
    expect([heard(one), heard(two)]).toEqual([1, 1])
  })

  test('error: without advice they are asked again until the time is over', async () => {
    let time = Date.now()
    const { one, two } = await start({ now: () => time, timings: { budgetMs: beyondTheTest } })
    one.fault = busy()
    const aThirdLater = () => {
      time += beyondTheTest / 3
    }
    two.fault = { ...busy(), hear: aThirdLater }
    expect(await read()).toMatchObject(isBusy)
    expect([heard(one), heard(two)]).toEqual([3, 3])
  })
})
