import { keccak256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Chain, createTestChain } from '../../../test/Chain.ts'
import { sender, signTransaction } from '../../../test/signTransaction.ts'
import type { Fault, FaultNode } from '../../../test/startFaultNode.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let chain: Chain
beforeAll(async () => {
  chain = await createTestChain()
})
let server: TestServer
let one: FaultNode
let two: FaultNode
let raw: `0x${string}`
beforeEach(async () => {
  server = await startTestServer({ chain, nodes: 2, timings: { budgetMs: 1200, hedgeMs: 100 } })
  const [first, second] = server.nodes
  if (!first || !second) throw new Error('Two nodes are needed.')
  one = first
  two = second
  const sent = await chain.request({ method: 'eth_getTransactionCount', params: [sender] })
  raw = await signTransaction(Number(sent))
})
afterEach(() => server.close())

const send = (transaction: string = raw) => server.rpc('eth_sendRawTransaction', [transaction])
const heard = () =>
  [one, two].map(
    ({ requests }) => requests.flat().filter(({ method }) => method === 'eth_sendRawTransaction').length,
  )

test('default: one node gets it, however slow', async () => {
  one.fault = { delayMs: 400 }
  expect(await send()).toMatchObject({ result: keccak256(raw) })
  expect(heard()).toEqual([1, 0])
})

test('behavior: the first cannot be reached: the second gets it', async () => {
  await one.down()
  expect(await send()).toMatchObject({ result: keccak256(raw) })
  expect(heard()).toEqual([0, 1])
  await one.up()
})

test.each<[string, Fault]>([
  ['resets the connection', { reset: true }],
  ['is busy', { status: { code: 429 } }],
])('behavior: the first %s: the second gets it', async (_, fault) => {
  one.fault = fault
  expect(await send()).toMatchObject({ result: keccak256(raw) })
  expect(heard()[1]).toBe(1)
})

test.each<[string, Fault]>([
  ['never answers', { drop: true }],
  ['answers 502', { status: { code: 502 } }],
  ['cuts the answer', { truncate: true }],
  ['sends garbage', { garbage: '{' }],
])('error: the first %s: it may have been sent, so nobody else gets it', async (_, fault) => {
  one.fault = fault
  expect(await send()).toMatchObject({ error: { message: expect.stringContaining('may have been sent') } })
  expect(heard()).toEqual([1, 0])
})

const known: Fault = {
  change: ([answer]) => ({
    jsonrpc: '2.0',
    id: answer?.id,
    error: { code: -32000, message: 'already known' },
  }),
}

test('behavior: a node that knows it already has accepted it', async () => {
  one.fault = known
  expect(await send()).toMatchObject({ result: keccak256(raw) })
})

test('error: the hash of a blob transaction cannot be told from its bytes', async () => {
  one.fault = known
  expect(await send('0x03f8')).toMatchObject({ error: { code: -32000, message: 'already known' } })
})

test('error: a refusal of the node is passed on', async () => {
  await send()
  expect(await send()).toMatchObject({ error: { message: expect.stringMatching(/nonce|known/i) } })
})

test('behavior: in a batch it goes by itself', async () => {
  const call = (id: number, method: string, params: unknown[] = []) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  })
  const response = await server.post([call(1, 'eth_gasPrice'), call(2, 'eth_sendRawTransaction', [raw])])
  expect(await response.json()).toMatchObject([
    { id: 1, result: expect.any(String) },
    { id: 2, result: keccak256(raw) },
  ])
  expect(one.requests.slice(-2).map((calls) => calls.length)).toEqual([1, 1])
})
