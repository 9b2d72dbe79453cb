import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

const host = 'https://app.safe.global'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { safeHosts: [host, 'https://love.example'], appUrl: 'https://love.example' },
    limits: { hosts: { totalPerSecond: 3, gasPerSecond: 6_000_000 } },
  })
})
afterAll(() => server.close())

const question = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
const ask = (headers: Record<string, string> = {}) => server.post(question, headers)
const preflight = (origin: string) =>
  fetch(`${server.url}/rpc`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })

test('default: a page of SAFE_HOSTS may ask the nodes from a browser, without cookies #trusted-proxies', async () => {
  const leave = await preflight(host)
  expect([leave.status, await leave.text()]).toEqual([204, ''])
  expect(leave.headers.get('access-control-allow-origin')).toBe(host)
  expect(leave.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
  expect(leave.headers.get('access-control-allow-headers')).toMatch(/content-type/i)
  const answer = await ask({ origin: host })
  expect(await answer.json()).toMatchObject({ id: 1, result: expect.any(String) })
  expect(answer.headers.get('access-control-allow-origin')).toBe(host)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/)
})

test.each([
  'https://app-safe.global',
  'https://app.safe.global.evil.example',
  'http://app.safe.global',
  'null',
])('error: %s gets no leave #trusted-proxies', async (origin) => {
  const refused = await preflight(origin)
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null])
  const { headers } = await ask({ origin })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('vary')).toMatch(/\bOrigin\b/)
})

test('behavior: visitors of another page use up their own share, and none of ours #rpc-limited', async () => {
  const statuses = async (origin: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => ask({ origin })))
    return answers.map(({ status }) => status)
  }
  expect(await statuses(host, 40)).toContain(429)
  expect(new Set(await statuses('https://love.example', 40))).toEqual(new Set([200]))
  const refused = await ask({ origin: host })
  // A browser may read why, and when to come again.
  expect(refused.headers.get('access-control-allow-origin')).toBe(host)
})

test('behavior: their calls have gas of their own', async () => {
  const call = {
    ...question,
    method: 'eth_call',
    params: [{ to: `0x${'11'.repeat(20)}`, gas: '0x3d0900' }, 'latest'],
  }
  const heavy = (origin: string) => server.post([call, call], { origin })
  // What was asked before has used up how often they may ask.
  const words = async () => (await heavy(host)).text()
  await expect.poll(words, { timeout: 10_000, interval: 500 }).toMatch(/Gas limit exceeded/)
  expect((await heavy('https://love.example')).status).toBe(200)
})
