import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { viewLimits: { perSecond: 1, burst: 1000, totalPerSecond: 1000 } },
  })
})
afterAll(() => server.close())

function send(body: unknown, headers: Record<string, string> = {}, on = server): Promise<Response> {
  return fetch(`${on.url}/insights/view`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': browser, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const summary = (query = '', on = server) => fetch(`${on.url}/insights/summary${query}`)
const today = () => new Date().toISOString().slice(0, 10)

test('default: views are counted by day and by path', async () => {
  const views = [
    { path: '/pairs' },
    { path: '/pairs', referrer: 'forum.example' },
    { path: '/portfolio/0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C' },
    { path: '/nothing-of-ours' },
  ]
  for (const view of views) expect((await send(view)).status).toBe(204)
  const response = await summary()
  expect(response.headers.get('cache-control')).toBe('public, max-age=5')
  const body: unknown = await response.json()
  expect(body).toEqual({
    days: 30,
    from: new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10),
    to: today(),
    total: 4,
    byDay: [{ day: today(), views: 4 }],
    byPath: [
      { path: '/pairs', views: 2 },
      { path: '/portfolio/:address', views: 1 },
      { path: 'other', views: 1 },
    ],
  })
})

test('behavior: who asks not to be tracked, and bots, get the same answer and are not counted', async () => {
  const other = await startTestServer()
  const headers: Record<string, string>[] = [
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'Twitterbot/1.0' },
    { 'user-agent': 'facebookexternalhit/1.1' },
  ]
  for (const one of headers) {
    const response = await send({ path: '/tokens' }, one, other)
    expect([response.status, await response.text()]).toEqual([204, ''])
  }
  await send(
    { path: '/tokens' },
    { dnt: '0', 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT_X18)' },
    other,
  )
  expect(await (await summary('', other)).json()).toMatchObject({ total: 1 })
  await other.close()
})

test('behavior: what was counted is written when the server stops', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-data-'))
  const first = await startTestServer({ config: { dataDir } })
  await send({ path: '/tokens' }, {}, first)
  await first.close()
  const second = await startTestServer({ config: { dataDir } })
  expect(await (await summary('?days=1', second)).json()).toMatchObject({
    days: 1,
    from: today(),
    total: 1,
    byPath: [{ path: '/tokens', views: 1 }],
  })
  await second.close()
  await rm(dataDir, { recursive: true })
})

test.each<[string, unknown, Record<string, string>, number]>([
  ['no JSON', '{', {}, 400],
  ['no object', '[]', {}, 400],
  ['no path', {}, {}, 400],
  ['a path that is no text', { path: 7 }, {}, 400],
  ['a path of another site', { path: 'https://evil.example/' }, {}, 400],
  ['a control character', { path: '/pairs\u0000' }, {}, 400],
  ['the same key twice', '{"path":"/pairs","path":"/farm"}', {}, 400],
  ['a forbidden key', '{"path":"/pairs","__proto__":{"x":1}}', {}, 400],
  ['a long path', { path: `/${'a'.repeat(200)}` }, {}, 400],
  ['a long body', { path: '/pairs', more: 'a'.repeat(1024) }, {}, 413],
  ['plain text', { path: '/pairs' }, { 'content-type': 'text/plain' }, 415],
  ['a form', 'path=/pairs', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('error: %s', async (_, body, headers, status) => {
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) })
})

test('error: reading where one sends', async () => {
  const response = await fetch(`${server.url}/insights/view`)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each(['0', '-1', '366', '1e2', '0x10', '', 'all', '30 ', '99999999999999999999'])(
  'error: a summary of %j days',
  async (days) => {
    expect((await summary(`?days=${encodeURIComponent(days)}`)).status).toBe(400)
  },
)

test('error: the thirty-first view at once has to wait', async () => {
  const other = await startTestServer({ now: () => 1_800_000_000_000 })
  const answers = await Promise.all(Array.from({ length: 31 }, () => send({ path: '/tokens' }, {}, other)))
  const refused = answers.filter(({ status }) => status !== 204)
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([[429, '1']])
  await other.close()
})
