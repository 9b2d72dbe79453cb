import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { NodeAnswer } from '../../../test/answerCall.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { responseBytes: 100_000 } })
})
afterEach(() => {
  server.node.fault = {}
})
afterAll(() => server.close())

const methods = ['eth_gasPrice', 'eth_blockNumber', 'eth_maxPriorityFeePerGas']
const batch = methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))
const ask = async () => (await server.post(batch)).json()
const good = (id: number) => ({ jsonrpc: '2.0', id, result: expect.stringMatching(/^0x/) })
const bad = (id: number) => ({ jsonrpc: '2.0', id, error: { code: -32603, message: expect.any(String) } })

test.each<[string, (answers: NodeAnswer[]) => unknown]>([
  ['in another order', (answers) => answers.toReversed()],
  ['twice', (answers) => [...answers, ...answers]],
  [
    'twice, the second time wrong',
    (answers) => [...answers, ...answers.map((one) => ({ ...one, result: 'no' }))],
  ],
  [
    'with strangers among them',
    (answers) => [{ id: 0 }, null, 5, { jsonrpc: '2.0', id: 'x', result: 1 }, ...answers],
  ],
])('behavior: answers %s are matched by id', async (_, change) => {
  const truth = await ask()
  server.node.fault = { change }
  expect(await ask()).toEqual(truth)
})

test('behavior: a missing answer is an error for that call only #node-failover', async () => {
  server.node.fault = { change: (answers) => answers.filter((_, at) => at !== 1) }
  expect(await ask()).toEqual([good(0), bad(1), good(2)])
})

test.each<[string, (answers: NodeAnswer[]) => unknown]>([
  ['a wrong id', (answers) => answers.map((one, at) => (at === 1 ? { ...one, id: 10 ** 9 } : one))],
  ['no id', (answers) => answers.map(({ id, ...one }, at) => (at === 1 ? one : { id, ...one }))],
  ['an id as text', (answers) => answers.map((one, at) => (at === 1 ? { ...one, id: String(one.id) } : one))],
  ['neither result nor error', (answers) => answers.map((one, at) => (at === 1 ? { id: one.id } : one))],
])('behavior: an answer with %s is missing', async (_, change) => {
  server.node.fault = { change }
  expect(await ask()).toEqual([good(0), bad(1), good(2)])
})

test.each<[string, string]>([
  [
    'one error for the whole batch',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"too many"}}',
  ],
  ['an empty list', '[]'],
  ['no JSON', 'oops'],
  ['a number', '7'],
])('error: %s', async (_, garbage) => {
  server.node.fault = { garbage }
  expect(await ask()).toEqual([bad(0), bad(1), bad(2)])
})

test('behavior: an error with status 400 is passed on as the error it is', async () => {
  const change = (answers: NodeAnswer[]) =>
    answers.map(({ id }) => ({ id, error: { code: 3, message: 'reverted', data: '0xab' } }))
  server.node.fault = { change }
  expect(await ask()).toMatchObject([{ error: { code: 3, message: 'reverted', data: '0xab' } }, {}, {}])
})

test('behavior: null is a result', async () => {
  expect(await server.rpc('eth_getTransactionReceipt', [`0x${'00'.repeat(32)}`])).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: null,
  })
})

test('error: an answer above the limit is not read to its end', async () => {
  server.node.fault = { lie: () => 'x'.repeat(200_000) }
  expect(await server.rpc('eth_gasPrice')).toMatchObject({
    error: { code: -32005, message: expect.stringContaining('too large') },
  })
})

test('error: kept answers do not add up to more than the limit either', async () => {
  const address = `0x${'22'.repeat(20)}`
  await server.chain.request({
    method: 'hardhat_setCode',
    params: [address, `0x7f${'11'.repeat(32)}60005261c35060005260206000f3`],
  })
  server.node.fault = {
    lie: ({ method }) => (method === 'eth_call' ? `0x${'ab'.repeat(15_000)}` : undefined),
  }
  const calls = Array.from({ length: 10 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'eth_call',
    params: [{ to: address, nonce: `0x${id}` }, '0x0'],
  }))
  for (const call of calls) await server.post(call)
  server.node.fault = { reset: true }
  const response = await server.post(calls)
  const text = await response.text()
  expect(text.length).toBeLessThan(110_000)
  const answers: unknown = JSON.parse(text)
  expect(answers).toHaveLength(10)
  expect(answers).toMatchObject([
    { id: 0, result: expect.any(String) },
    {},
    {},
    { id: 3, error: { code: -32005 } },
    {},
    {},
    {},
    {},
    {},
    {},
  ])
})
