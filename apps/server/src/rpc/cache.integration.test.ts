import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Chain, createTestChain, mine, reorganise } from '../../test/Chain.ts'
import { signTransaction } from '../../test/signTransaction.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

let server: TestServer
afterEach(() => server.close())

async function start(blocks: number, prepare: (chain: Chain) => Promise<void> = async () => {}) {
  const chain = await createTestChain()
  await prepare(chain)
  await mine(chain, blocks)
  server = await startTestServer({ chain })
}

/** How often the node heard the method while the work was done. */
async function asked(method: string, work: () => Promise<unknown>): Promise<number> {
  const before = server.node.requests.flat().filter((call) => call.method === method).length
  await work()
  return server.node.requests.flat().filter((call) => call.method === method).length - before
}

const twice = (method: string, params: unknown[] = []) =>
  asked(method, async () =>
    expect(await server.rpc(method, params)).toEqual(await server.rpc(method, params)),
  )

/** The hashes of blocks by number, in few requests. */
async function hashesOf(numbers: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (let from = 0; from < numbers.length; from += 50) {
    const calls = numbers.slice(from, from + 50).map((number, id) => {
      return { jsonrpc: '2.0', id, method: 'eth_getBlockByNumber', params: [number, false] }
    })
    const answers = z.array(z.object({ result: z.object({ hash: z.string() }) }))
    hashes.push(...answers.parse(await (await server.post(calls)).json()).map(({ result }) => result.hash))
  }
  return hashes
}
const hashOf = async (number: string) => (await hashesOf([number]))[0]

test('default: the chain id is asked once', async () => {
  await start(1)
  expect(await twice('eth_chainId')).toBe(1)
  expect(await twice('net_version')).toBe(1)
})

test('default: blocks 64 deep are kept, younger ones are not', async () => {
  await start(100)
  expect(await twice('eth_getBlockByNumber', ['0x24', false])).toBe(1)
  expect(await twice('eth_getBlockByNumber', ['0x25', false])).toBe(2)
  expect(await twice('eth_getBlockByNumber', ['latest', false])).toBe(2)
  expect(await twice('eth_getBlockByHash', [await hashOf('0x10'), true])).toBe(1)
  expect(await twice('eth_getBlockByHash', [await hashOf('0x60'), true])).toBe(2)
})

test('behavior: blocks with and without their transactions are different answers', async () => {
  await start(100)
  await server.rpc('eth_getBlockByNumber', ['0x1', false])
  expect(await asked('eth_getBlockByNumber', () => server.rpc('eth_getBlockByNumber', ['0x1', true]))).toBe(1)
})

test('default: receipts and transactions 64 deep are kept', async () => {
  let hash: unknown
  await start(70, async (chain) => {
    hash = await chain.request({ method: 'eth_sendRawTransaction', params: [await signTransaction(0)] })
  })
  expect(await twice('eth_getTransactionReceipt', [hash])).toBe(1)
  expect(await twice('eth_getTransactionByHash', [hash])).toBe(1)
  const young = await server.rpc('eth_sendRawTransaction', [await signTransaction(1)])
  expect(await twice('eth_getTransactionReceipt', [young.result])).toBe(2)
})

test('default: a call at a numbered block is kept for two seconds, at "latest" never', async () => {
  await start(3)
  const call = { to: `0x${'11'.repeat(20)}` }
  expect(await twice('eth_call', [call, '0x1'])).toBe(1)
  expect(await twice('eth_call', [call, 'latest'])).toBe(2)
  expect(await twice('eth_call', [call])).toBe(2)
  await new Promise((done) => setTimeout(done, 2050))
  expect(await asked('eth_call', () => server.rpc('eth_call', [call, '0x1']))).toBe(1)
})

test('behavior: errors and nothing are asked again', async () => {
  await start(100)
  expect(await twice('eth_getTransactionReceipt', [`0x${'00'.repeat(32)}`])).toBe(2)
  expect(await twice('eth_getBlockByNumber', ['0xffff', false])).toBe(2)
  const revert = { data: '0x60206000fd' }
  expect(await twice('eth_call', [revert, '0x1'])).toBe(2)
})

test('error: an answer about something else is not kept', async () => {
  await start(100)
  server.node.fault = { lie: ({ method }) => (method === 'eth_chainId' ? '0x5' : undefined) }
  await server.rpc('eth_chainId')
  server.node.fault = {}
  expect(await server.rpc('eth_chainId')).toMatchObject({ result: '0x539' })

  const other = await server.chain.request({ method: 'eth_getBlockByNumber', params: ['0x2', false] })
  server.node.fault = { lie: ({ method }) => (method === 'eth_getBlockByNumber' ? other : undefined) }
  await server.rpc('eth_getBlockByNumber', ['0x1', false])
  server.node.fault = {}
  expect(await server.rpc('eth_getBlockByNumber', ['0x1', false])).toMatchObject({
    result: { number: '0x1' },
  })
})

test.each([1, 2, 7, 64])(
  'behavior: after a reorganisation of %i blocks every block is the new one #chain-followed',
  async (depth) => {
    const chain = await createTestChain()
    await mine(chain, 100 - depth)
    const snapshot = await chain.request({ method: 'evm_snapshot' })
    await mine(chain, depth)
    server = await startTestServer({ chain })
    const numbers = Array.from({ length: 101 }, (_, number) => `0x${number.toString(16)}`)
    const before = await hashesOf(numbers)

    await reorganise(chain, snapshot, depth)
    const truth = await Promise.all(
      numbers.map(async (number) => {
        const block = await chain.request({ method: 'eth_getBlockByNumber', params: [number, false] })
        return z.object({ hash: z.string() }).parse(block).hash
      }),
    )
    expect(await hashesOf(numbers)).toEqual(truth)
    expect(truth.filter((hash, number) => hash !== before[number])).toHaveLength(depth)
  },
)

test('behavior: a deeper change empties the cache as soon as it is noticed', async () => {
  const chain = await createTestChain()
  const snapshot = await chain.request({ method: 'evm_snapshot' })
  await mine(chain, 100)
  server = await startTestServer({ chain, timings: { pollMs: 50 } })
  const before = await hashOf('0x5')
  await reorganise(chain, snapshot, 120)
  await expect.poll(() => hashOf('0x5'), { interval: 20 }).not.toBe(before)
})

test('behavior: a node that comes back with another history empties the cache too', async () => {
  const chain = await createTestChain()
  const snapshot = await chain.request({ method: 'evm_snapshot' })
  await mine(chain, 100)
  server = await startTestServer({ chain, timings: { pollMs: 50 } })
  const before = await hashOf('0x5')
  await server.node.down()
  expect(await server.rpc('eth_gasPrice')).toHaveProperty('error')
  await reorganise(chain, snapshot, 120)
  await server.node.up()
  await expect.poll(() => hashOf('0x5'), { interval: 20 }).not.toBe(before)
})
