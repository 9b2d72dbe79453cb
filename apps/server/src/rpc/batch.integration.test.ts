import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

const { TEST_DEEP } = process.env
const runs = TEST_DEEP ? 3000 : 150

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const call = (id: unknown, method = 'eth_gasPrice', params: unknown[] = []) => {
  return { jsonrpc: '2.0', id, method, params }
}
const invalid = { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } }

test('default: one good request in, one answer out', async () => {
  const response = await server.post(call('a'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 'a', result: expect.any(String) })
})

test('behavior: ids come back as they were', async () => {
  const ids = ['', 'x', 0, -1, 2 ** 53 - 1, null, '1', 1, 1]
  const response = await server.post(ids.map((id) => call(id)))
  expect(z.array(z.object({ id: z.unknown() })).parse(await response.json())).toEqual(
    ids.map((id) => expect.objectContaining({ id })),
  )
})

test('behavior: what a batch may ask goes to the node as one request, with ids of ours', async () => {
  const before = server.node.requests.length
  const response = await server.post([
    call(7, 'eth_gasPrice'),
    call(7, 'evm_mine'),
    call('b', 'eth_blockNumber'),
    call('c', 'eth_getBalance', ['0x1']),
    [call(9)],
    'text',
    null,
    {},
    { jsonrpc: '1.0', id: 5, method: 'eth_gasPrice' },
    { jsonrpc: '2.0', id: {}, method: 'eth_gasPrice' },
    { jsonrpc: '2.0', id: 1.5, method: 'eth_gasPrice' },
    { jsonrpc: '2.0', method: 'eth_gasPrice' },
  ])
  expect(await response.json()).toEqual([
    { jsonrpc: '2.0', id: 7, result: expect.any(String) },
    { jsonrpc: '2.0', id: 7, error: { code: -32601, message: expect.any(String) } },
    { jsonrpc: '2.0', id: 'b', result: '0x0' },
    { jsonrpc: '2.0', id: 'c', error: { code: -32602, message: expect.any(String) } },
    invalid,
    invalid,
    invalid,
    invalid,
    { ...invalid, id: 5 },
    invalid,
    invalid,
  ])
  const asked = server.node.requests.slice(before)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.map(({ method }) => method)).toEqual(['eth_gasPrice', 'eth_blockNumber'])
  expect(new Set(asked[0]?.map(({ id }) => id)).size).toBe(2)
})

test('behavior: notifications are not answered and not run', async () => {
  const before = server.node.requests.length
  const silent = { jsonrpc: '2.0', method: 'eth_sendRawTransaction', params: ['0x00'] }
  for (const body of [silent, [silent, { jsonrpc: '2.0', method: 'evm_mine' }]]) {
    const response = await server.post(body)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors')
  }
  expect(server.node.requests).toHaveLength(before)
})

test('behavior: the text that reaches the node is ours #rpc-limited', async () => {
  const text = ` { "id" : 1 , "extra":"smuggled", "jsonrpc":"2.0","params": [ ] ,"method":"eth_gasPr\\u0069ce" } `
  const response = await server.post(text)
  expect(await response.json()).toMatchObject({ id: 1, result: expect.any(String) })
  const { id, ...rest } = z.looseObject({ id: z.number() }).parse(JSON.parse(server.node.bodies.at(-1) ?? ''))
  expect(rest).toEqual({ jsonrpc: '2.0', method: 'eth_gasPrice', params: [] })
})

test('default: fifty in a batch pass; fifty-one and none at all are one error', async () => {
  const batch = Array.from({ length: 51 }, (_, id) => call(id))
  expect(await (await server.post(batch.slice(1))).json()).toHaveLength(50)
  for (const body of [batch, []]) {
    const response = await server.post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual(invalid)
  }
})

test.each(['{"a":1,"a":2}', '{"__proto__":{}}', `${'['.repeat(40)}${']'.repeat(40)}`, '', '[', 'x'])(
  'error: %j is refused as a whole',
  async (text) => {
    const response = await server.post(text)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null })
  },
)

test('error: duplicate keys deep inside parameters', async () => {
  const text = `[${JSON.stringify(call(1))},{"jsonrpc":"2.0","id":2,"method":"eth_call","params":[{"to":"0x1","to":"0x2"}]}]`
  const before = server.node.requests.length
  expect((await server.post(text)).status).toBe(400)
  expect(server.node.requests).toHaveLength(before)
})

test.each<[string, () => Promise<Response>]>([
  ['with its length', () => server.post(`"${'x'.repeat(65_535)}"`)],
  [
    'in pieces, without its length',
    () => {
      const piece = new TextEncoder().encode('x'.repeat(10_000))
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(piece),
      })
      const headers = { 'content-type': 'application/json' }
      return fetch(`${server.url}/rpc`, { method: 'POST', headers, body, duplex: 'half' })
    },
  ],
])('error: a body above 64 kB, %s', async (_, ask) => {
  const response = await ask()
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual(invalid)
})

test('default: a body of exactly 64 kB passes', async () => {
  const body = JSON.stringify(call(1)).padEnd(65_536, ' ')
  expect(await (await server.post(body)).json()).toMatchObject({ id: 1, result: expect.any(String) })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json', ''])(
  'error: content type %j',
  async (type) => {
    expect((await server.post(call(1), { 'content-type': type })).status).toBe(415)
  },
)

test('default: a content type with a character set', async () => {
  expect((await server.post(call(1), { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
})

test('error: no JSON whatsoever brings a forbidden method to the node or the server down #rpc-limited', async () => {
  const method = fc.oneof(fc.constantFrom('eth_gasPrice', 'eth_call', 'evm_mine', 'eth_getLogs'), fc.string())
  const request = fc.record(
    { jsonrpc: fc.constant('2.0'), id: fc.jsonValue(), method, params: fc.jsonValue() },
    { requiredKeys: [] },
  )
  const body = fc.oneof(
    fc.jsonValue(),
    request,
    fc.array(fc.oneof(request, fc.jsonValue()), { maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const response = await server.post(JSON.stringify(value))
      expect([200, 204, 400]).toContain(response.status)
      if (response.status !== 204) {
        const answers: unknown = await response.json()
        for (const answer of Array.isArray(answers) ? answers : [answers]) {
          expect(answer).toMatchObject({ jsonrpc: '2.0' })
        }
      }
    }),
    { numRuns: runs },
  )
  const heard = new Set(server.node.requests.flat().map(({ method: name }) => name))
  for (const name of heard)
    expect(name).toMatch(/^(eth_(gasPrice|call|getLogs|chainId|getBlockByNumber|blockNumber))$/)
})
