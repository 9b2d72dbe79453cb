import { getAddress, pad, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulationReply } from '../../test/simulationReply.ts'
import {
  type SimulateServer,
  startForTest,
  startSimulateServer,
  wideSimulateLimits,
} from '../../test/startSimulateServer.ts'

const alice = pad('0xa11ce', { size: 20 })
/** Returns what it is given. */
const echo = pad('0x04', { size: 20 })
const good = {
  from: alice,
  calls: [{ to: echo, data: '0x2a', value: '0' }],
  watch: [{ account: alice, token: 'ETH' }],
}
const answer = { status: 'done', by: 'eth_call', block: '0', calls: [{ isSuccess: true, returned: '0x2a' }] }

let server: SimulateServer
beforeAll(async () => {
  server = await startSimulateServer()
})
afterAll(() => server.close())

test('default: done, and kept by nobody', async () => {
  const response = await server.ask(good)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const changes = [{ account: getAddress(alice), token: 'ETH', before: '0', after: '0' }]
  expect(simulationReply.parse(await response.json())).toMatchObject({ ...answer, changes })
})

const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const [call] = good.calls
const [watched] = good.watch
const deep = `${'['.repeat(40)}${']'.repeat(40)}`

test.each<[string, unknown, number, RegExp]>([
  ['no JSON', '{', 400, /not JSON/],
  ['an empty body', '', 400, /not JSON/],
  ['null', 'null', 400, /Invalid simulation/],
  ['a list', [good], 400, /Invalid simulation/],
  ['too deep', deep, 400, /deeper/],
  ['a key twice', '{"from":"0x","from":"0x"}', 400, /same key twice/],
  ['a forbidden key', '{"__proto__":{}}', 400, /forbidden key/],
  ['an unknown field', { ...good, gas: '1' }, 400, /gas/],
  ['an unknown field of a call', { ...good, calls: [{ ...call, gas: '1' }] }, 400, /calls\.0.*gas/],
  ['an unknown field of a balance', { ...good, watch: [{ ...watched, block: 1 }] }, 400, /watch\.0.*block/],
  ['no account', { ...good, from: undefined }, 400, /from: not an address/],
  ['a short account', { ...good, from: '0x12' }, 400, /from: not an address/],
  ['no list of balances', { ...good, watch: undefined }, 400, /watch: not a list/],
  ['no calls', { ...good, calls: [] }, 400, /calls: no call to run/],
  ['17 calls', { ...good, calls: many(17, call) }, 400, /more than 16 calls/],
  ['33 balances', { ...good, watch: many(33, watched) }, 400, /more than 32 balances/],
  ['no receiver', { ...good, calls: [{ ...call, to: null }] }, 400, /calls\.0\.to: not an address/],
  ['half a byte', { ...good, calls: [{ ...call, data: '0x1' }] }, 400, /calls\.0\.data: not hex data/],
  ['no hex', { ...good, calls: [{ ...call, data: '0xZZ' }] }, 400, /calls\.0\.data: not hex data/],
  ['a NUL', { ...good, calls: [{ ...call, data: '0x\u0000' }] }, 400, /not hex data/],
  ['a number as value', { ...good, calls: [{ ...call, value: 1e21 }] }, 400, /value: not a decimal number/],
  ...['', '-1', '1.5', '1e3', '0x10', '01', ' 1', '１', '9'.repeat(79), `0x${'f'.repeat(64)}`].map(
    (value): [string, unknown, number, RegExp] => [
      `the value ${JSON.stringify(value).slice(0, 12)}`,
      { ...good, calls: [{ ...call, value }] },
      400,
      /value: not a decimal number/,
    ],
  ),
  ['2^256', { ...good, calls: [{ ...call, value: String(2n ** 256n) }] }, 400, /above 2\^256/],
  ['another token', { ...good, watch: [{ account: alice, token: 'BTC' }] }, 400, /watch\.0\.token/],
  [
    'the zero address as token',
    { ...good, watch: [{ account: alice, token: zeroAddress }] },
    400,
    /watch\.0\.token/,
  ],
  [
    'too much data',
    { ...good, calls: many(2, { ...call, data: `0x${'00'.repeat(64_001)}` }) },
    413,
    /128000 bytes/,
  ],
  [
    'a body too large',
    { ...good, calls: [{ ...call, data: `0x${'00'.repeat(131_072)}` }] },
    413,
    /262144 bytes/,
  ],
])('error: %s', async (_, body, status, words) => {
  const before = server.node.requests.length
  const response = await server.ask(body)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ error: expect.stringMatching(words) })
  expect(server.node.requests).toHaveLength(before)
})

test('error: other methods and other types', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const response = await fetch(`${server.url}/simulate`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toEqual({ error: 'Use POST.' })
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const response = await server.ask(good, { 'content-type': type })
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({ error: 'Content-Type must be application/json.' })
  }
})

test('behavior: as much as is allowed works: 16 calls, 32 balances, 128,000 bytes', async () => {
  const calls = many(16, { ...call, data: `0x${'2a'.repeat(8_000)}` })
  const response = await server.ask({ ...good, calls, watch: many(32, watched) })
  const reply = simulationReply.parse(await response.json())
  expect(reply).toMatchObject({ status: 'done', changes: { length: 32 } })
  expect(reply.status === 'done' && reply.calls).toEqual(
    calls.map(() => ({ isSuccess: true, gasUsed: expect.any(String), returned: `0x${'2a'.repeat(4_096)}` })),
  )
})

test('error: too often, and too many at once', { tags: '@deep' }, async () => {
  const simulateLimits = { ...wideSimulateLimits, perSecond: 1, burst: 3, timeoutMs: 3_000 }
  const { ask, node } = await startForTest({
    config: { simulateLimits },
    limits: { gasAtOnce: 20_000_000 },
  })
  node.fault = { drop: true }
  const responses = await Promise.all(many(5, good).map((request) => ask(request)))
  const having = (status: number) => responses.filter((response) => response.status === status)
  // One after another, as each may use all that one client gets: the third would have waited for six seconds.
  expect(having(200)).toHaveLength(2)
  for (const [status, error, count] of [
    [503, 'Too many simulations are running. Try again in a second.', 1],
    [429, 'Too many simulations. Try again later.', 2],
  ] as const) {
    expect(having(status)).toHaveLength(count)
    for (const response of having(status)) {
      expect(response.headers.get('retry-after')).toBe('1')
      expect(await response.json()).toEqual({ error })
    }
  }
})

test('behavior: the operator may lower the gas', async () => {
  const { simulate, node } = await startForTest({
    config: { simulateLimits: { ...wideSimulateLimits, gas: 1_500_000 } },
  })
  expect(await simulate(good)).toMatchObject({ status: 'done' })
  const calls = node.requests.flat().filter(({ method }) => method === 'eth_call')
  expect(calls.map(({ params }) => params?.[0])).toMatchObject(many(2, { gas: '0x16e360' }))
})
