import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Chain, createTestChain, mine, reorganise } from '../../../test/Chain.ts'
import { sender, signTransaction } from '../../../test/signTransaction.ts'
import type { FaultNode } from '../../../test/startFaultNode.ts'
import { startTestServer, type TestServerParameters } from '../../../test/startTestServer.ts'

const account = `0x${'ab'.repeat(20)}`
/** Returns the number of the block, and what its hash is made of. */
const blockNumber = { data: '0x4360005260206000f3' }
const randao = { data: '0x4460005260206000f3' }

/** A server as on mainnet; its clock stands still unless it is moved. */
async function startServer(parameters: TestServerParameters = {}) {
  const clock = { ms: Date.now() }
  const server = await startTestServer({
    ...parameters,
    now: () => clock.ms,
    config: { rpcTrustMs: 1_000, ...parameters.config },
  })
  const heard = (method: string, node: FaultNode = server.node) =>
    node.requests.flat().filter((call) => call.method === method).length
  return { server, clock, heard }
}

async function start(parameters?: TestServerParameters) {
  const started = await startServer(parameters)
  onTestFinished(started.server.close)
  return started
}

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const numberAt = (chain: Chain) => async () => Number(await chain.request({ method: 'eth_blockNumber' }))

test('default: a thousand equal calls at once reach the node once', async () => {
  const { server, heard } = await start({
    config: { rpcTrustMs: 1_000, trustProxy: 1 },
    limits: { gas: { perSecond: 1, burst: 5_000_000, totalPerSecond: 1e12 } },
  })
  const call = { jsonrpc: '2.0', id: 7, method: 'eth_call', params: [blockNumber, 'latest'] }
  const from = (client: number) => ({
    'x-forwarded-for': `2001:db8:${Math.floor(client / 250)}:${client % 250}::1`,
  })
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async (_, client) => (await server.post(call, from(client))).json()),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ jsonrpc: '2.0', id: 7, result: word(0) })]),
  )
  expect(heard('eth_call')).toBe(1)
  // Everybody has paid for it.
  expect((await server.post(call, from(3))).status).toBe(429)
  expect((await server.post(call, from(1_001))).status).toBe(200)
  expect(heard('eth_call')).toBe(1)
})

test('default: the next block is asked about again, a second after it came at the latest', async () => {
  const { server, clock, heard } = await start()
  const read = () => server.rpc('eth_call', [blockNumber, 'latest'])
  for (let block = 0; block < 3; block++) {
    for (const second of [0, 1, 2, 3, 4, 5]) {
      for (let again = 0; again < 3; again++) expect(await read()).toMatchObject({ result: word(block) })
      // Once at first, and once when every node must have it.
      expect(heard('eth_call')).toBe(2 * block + (second === 0 ? 1 : 2))
      if (second === 5) await mine(server.chain, 1)
      clock.ms += 1_001
    }
  }
})

test('behavior: another block at the same height is asked about again', async () => {
  const chain = await createTestChain()
  const snapshot = await chain.request({ method: 'evm_snapshot' })
  await mine(chain, 1)
  const { server, heard } = await start({ chain, timings: { pollMs: 50 } })
  const read = async () => (await server.rpc('eth_call', [randao, 'latest'])).result
  const before = await read()
  expect(await read()).toBe(before)
  expect(heard('eth_call')).toBe(1)
  await reorganise(chain, snapshot, 1)
  expect(await numberAt(chain)()).toBe(1)
  await expect.poll(read, { interval: 20 }).not.toBe(before)
  expect(heard('eth_call')).toBe(2)
})

describe('which are equal', () => {
  let started: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    started = await startServer()
  })
  afterAll(() => started.server.close())

  /** How often the node heard the method while it was asked about a block that nobody has asked about. */
  async function asked(method: string, ...questions: readonly unknown[][]): Promise<number> {
    const { server, clock, heard } = started
    await mine(server.chain, 1)
    clock.ms += 1_001
    await server.rpc('eth_getTransactionReceipt', [word(0)])
    const before = heard(method)
    for (const params of questions) expect(await server.rpc(method, params)).toHaveProperty('result')
    return heard(method) - before
  }
  const [to, from] = [account, `0x${'22'.repeat(20)}`]
  const upper = `0x${to.slice(2).toUpperCase()}`

  test.each<[string, unknown[], unknown[]]>([
    ['eth_call', [{ to }], [{ to }, 'latest']],
    ['eth_call', [{ to, data: '0xab' }, 'latest'], [{ data: '0xAB', to: upper }]],
    ['eth_call', [{ to, from }], [{ from, to }]],
    ['eth_getBalance', [account], [account, 'latest']],
    ['eth_getTransactionCount', [account], [account, 'latest']],
    ['eth_getCode', [account], [account, 'latest']],
    ['eth_getStorageAt', [account, '0x0'], [account, '0x0', 'latest']],
    ['eth_getBlockByNumber', ['latest', false], ['latest', false]],
    ['eth_feeHistory', ['0x1', 'latest', [50]], ['0x1', 'latest', [50]]],
    ['eth_gasPrice', [], []],
    ['eth_maxPriorityFeePerGas', [], []],
  ])('default: %s %j and %j are one question', async (method, one, two) => {
    expect(await asked(method, one, two)).toBe(1)
  })

  test('default: the number of the newest block is asked once', async () => {
    const { server, heard } = started
    await server.rpc('eth_blockNumber')
    const before = heard('eth_blockNumber')
    await server.rpc('eth_blockNumber')
    expect(heard('eth_blockNumber')).toBe(before)
  })

  test.each<[string, unknown[], unknown[]]>([
    ['eth_call', [{ to }], [{ to, data: '0x01' }]],
    ['eth_call', [{ to }], [{ to, from }]],
    ['eth_call', [{ to }], [{ to, gas: '0x5208' }]],
    ['eth_call', [{ to }], [{ to }, 'pending']],
    ['eth_call', [{ to }], [{ to }, 'safe']],
    ['eth_call', [{ to }], [{ to }, '0x0']],
    ['eth_getBalance', [account], [from]],
    ['eth_getBalance', [account], [account, { blockNumber: '0x0' }]],
    ['eth_getBlockByNumber', ['latest', false], ['latest', true]],
    ['eth_getTransactionCount', [account, 'pending'], [account, 'pending']],
    ['eth_estimateGas', [{ to }], [{ to }]],
    ['eth_getLogs', [{ address: account }], [{ address: account }]],
    ['eth_getTransactionReceipt', [word(0)], [word(0)]],
  ])('behavior: %s %j and %j are two questions', async (method, one, two) => {
    expect(await asked(method, one, two)).toBe(2)
  })
})

test('error: an error is not kept', async () => {
  const { server, heard } = await start()
  const read = () => server.rpc('eth_call', [{ data: '0x60206000fd' }])
  for (let again = 0; again < 3; again++) expect(await read()).toHaveProperty('error')
  expect(heard('eth_call')).toBe(3)
  server.node.fault = { status: { code: 500 } }
  expect(await server.rpc('eth_gasPrice')).toHaveProperty('error')
  server.node.fault = {}
  expect(await server.rpc('eth_gasPrice')).toHaveProperty('result')
})

test('error: who goes away takes nothing from the others', async () => {
  const { server, heard } = await start()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  server.node.fault = { hear: () => isAnswered }
  const leaving = new AbortController()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [blockNumber] })
  const first = fetch(`${server.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: leaving.signal,
  })
  await expect.poll(() => heard('eth_call')).toBe(1)
  const others = Array.from({ length: 10 }, () => server.rpc('eth_call', [blockNumber]))
  leaving.abort()
  await expect(first).rejects.toThrow('aborted')
  answer()
  for (const other of await Promise.all(others)) expect(other).toMatchObject({ result: word(0) })
  expect(heard('eth_call')).toBe(1)
})

test('behavior: who has sent a transaction is not shown the state before it', async () => {
  const { server, heard } = await start()
  const nonce = () => server.rpc('eth_getTransactionCount', [sender, 'latest'])
  for (let sent = 0; sent < 3; sent++) {
    expect(await nonce()).toMatchObject({ result: `0x${sent.toString(16)}` })
    expect(await nonce()).toMatchObject({ result: `0x${sent.toString(16)}` })
    await server.rpc('eth_sendRawTransaction', [await signTransaction(sent)])
  }
  expect(await nonce()).toMatchObject({ result: '0x3' })
  // Once before each transaction, and at the end; what is asked when a block is found out may be of either one.
  expect(heard('eth_getTransactionCount')).toBe(4)
})

test('behavior: nor is who has read of a block in whatever answer, though nobody looked for it', async () => {
  const { server } = await start()
  const { chain } = server
  const nonce = () => server.rpc('eth_getTransactionCount', [sender, 'latest'])
  for (let sent = 0; sent < 3; sent++) {
    expect(await nonce()).toMatchObject({ result: `0x${sent.toString(16)}` })
    // By another way: a wallet has a node of its own.
    const raw = await signTransaction(sent)
    const hash = await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
    expect(await server.rpc('eth_getTransactionReceipt', [hash])).toMatchObject({ result: { status: '0x1' } })
  }
  expect(await nonce()).toMatchObject({ result: '0x3' })
})

test('behavior: two nodes must agree on what is shared, too #nodes-agree', async () => {
  const { server, heard } = await start({ nodes: 2, config: { rpcQuorum: 2 } })
  const read = () => server.rpc('eth_call', [blockNumber])
  const [, liar] = server.nodes
  if (!liar) throw new Error('Two nodes are needed.')
  liar.fault = { lie: ({ method }) => (method === 'eth_call' ? word(7) : undefined) }
  for (let again = 0; again < 2; again++) expect(await read()).toMatchObject({ error: { code: -32005 } })
  liar.fault = {}
  const before = server.nodes.map((node) => heard('eth_call', node))
  for (let again = 0; again < 3; again++) expect(await read()).toMatchObject({ result: word(0) })
  expect(server.nodes.map((node, at) => heard('eth_call', node) - (before[at] ?? 0))).toEqual([1, 1])
})

test('behavior: on the devnet nothing of the newest block is kept: its state changes without a block', async () => {
  const { server } = await start({ config: { rpcTrustMs: 0 } })
  const balance = async () => z.string().parse((await server.rpc('eth_getBalance', [account])).result)
  expect(await balance()).toBe('0x0')
  await server.chain.request({ method: 'hardhat_setBalance', params: [account, '0x2a'] })
  expect(await balance()).toBe('0x2a')
})
