import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createServer } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { createViewCounter } from '../insights/createViewCounter.ts'
import { createLog } from '../log.ts'
import { createUpstreams } from '../rpc/upstreams/createUpstreams.ts'
import { openStore } from '../store/openStore.ts'
import { createThreads } from '../threads/createThreads.ts'

const own = 'https://love.example'
const now = Date.now
const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
const dataDir = await mkdtemp(join(tmpdir(), 'love-store-'))
const store = await openStore({ databaseUrl: undefined, dataDir, network: 'local' }, { log, now })
const pool = createThreads()
afterAll(async () => {
  await pool.close()
  await store.close()
  await rm(dataDir, { recursive: true })
})

/** The whole server without its socket, and every route that it says has cookies. */
function create(changes: Partial<Config> = {}) {
  const config = { ...readConfig({ APP_URL: own }), ...changes }
  const upstreams = createUpstreams({
    config,
    log,
    now,
    random: Math.random,
    post: async () => ({ kind: 'unreachable' }),
  })
  const follower = { state: () => ({ block: null, timestamp: null, lagBlocks: null, isLeader: false }) }
  const views = createViewCounter({ save: async () => {}, now, log })
  return createServer({ config, upstreams, files: new Map(), store, views, pool, follower, now, log })
}

type Headers = Record<string, string | undefined>
const usual: Headers = { origin: own, 'love-request': '1', 'content-type': 'application/json' }

const wide = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6, verifyPerMinute: 1e6, addressPerMinute: 1e6 }
const { fetch, cookieRoutes } = create({ signInLimits: wide })
const writes = cookieRoutes.filter(({ method }) => method !== 'GET')

async function send({ method, path }: { method: string; path: string }, changes: Headers = {}, base = own) {
  const headers = Object.entries({ ...usual, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  const body = method === 'GET' || method === 'HEAD' ? null : '{}'
  const answer = await fetch(new Request(base + path, { method, headers, body }))
  const text = await answer.text()
  const message = text.startsWith('{') ? (JSON.parse(text) as { message?: string }).message : undefined
  return { status: answer.status, message, headers: answer.headers }
}

test('default: these are all', () => {
  const listed = cookieRoutes.map(({ method, path }) => `${method} ${path}`)
  expect(listed).toEqual(
    expect.arrayContaining([
      'POST /sign-in/nonce',
      'POST /sign-in/verify',
      'GET /sign-in/session',
      'POST /sign-in/sign-out',
    ]),
  )
  expect(new Set(listed).size).toBe(listed.length)
})

test.each(writes)('error: $method $path from elsewhere #cookie-guarded', async (route) => {
  const others = ['https://evil.example', 'https://app.love.example', 'http://love.example', `${own}:8443`]
  for (const origin of [...others, `${own}.evil.example`, `${own}/`, 'null', '', undefined])
    expect(await send(route, { origin })).toMatchObject({
      status: 403,
      message: 'Only requests from https://love.example are allowed.',
    })
  for (const value of [undefined, '', '0', 'true'])
    expect(await send(route, { 'love-request': value })).toMatchObject({
      status: 403,
      message: 'Send the header love-request: 1.',
    })
})

test.each(writes)('error: $method $path that is no JSON', async (route) => {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
  for (const type of [...forms, 'text/plain; application/json', 'application/jsonp', ''])
    expect(await send(route, { 'content-type': type })).toMatchObject({
      status: 415,
      message: 'Content-Type must be application/json.',
    })
  expect((await send(route, { 'content-type': 'application/json; charset=utf-8' })).status).not.toBe(415)
})

test.each(cookieRoutes)('error: $method $path without a session', async (route) => {
  for (const cookie of [undefined, '__Host-love-session=', `__Host-love-session=${'A'.repeat(43)}`]) {
    const { status, message } = await send(route, { cookie })
    if (route.needsSession) {
      expect(status).toBe(401)
      expect(message).toBe('You are not signed in. Sign in and try again.')
    } else expect([200, 204, 400]).toContain(status)
  }
})

test.each(cookieRoutes)('error: $method $path at an address that it is not made for', async (route) => {
  const words =
    'Sign-in does not work at this address. Open LOVE at https://love.example, or set APP_URL to the address you use.'
  for (const base of ['https://127.0.0.1', 'https://www.love.example', 'https://love.example:8443'])
    expect(await send(route, {}, base)).toMatchObject({ status: 403, message: words })
  expect(await send(route, { host: 'evil.example' })).toMatchObject({ status: 403, message: words })
  // Nobody's word is taken for a proxy that is not there.
  const claimed = { 'x-forwarded-host': 'love.example' }
  expect(await send(route, claimed, 'https://127.0.0.1')).toMatchObject({ status: 403, message: words })
})

test.each(cookieRoutes)(
  'behavior: $method $path has every header, and no door for other origins',
  async (route) => {
    for (const changes of [{}, { origin: 'https://evil.example' }]) {
      const { headers } = await send(route, changes)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    const methods = cookieRoutes.filter(({ path }) => path === route.path).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      if (methods.some((one) => one === method)) continue
      const { status, headers } = await send({ ...route, method })
      expect(status).toBe(405)
      expect(headers.get('allow')).toBe(methods.join(', '))
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  },
)

test('behavior: a page of another site cannot ask who is signed in', async () => {
  const session = { method: 'GET', path: '/sign-in/session' }
  for (const site of ['cross-site', 'same-site'])
    expect((await send(session, { 'sec-fetch-site': site })).status).toBe(403)
  for (const site of ['same-origin', 'none', undefined])
    expect((await send(session, { 'sec-fetch-site': site })).status).toBe(200)
})

test('behavior: behind a proxy that is ours its word counts', async () => {
  const behind = create({ trustProxy: 1 })
  const ask = (host: string) =>
    behind.fetch(
      new Request('http://10.0.0.7:3000/sign-in/session', { headers: { 'x-forwarded-host': host } }),
    )
  expect((await ask('love.example')).status).toBe(200)
  expect((await ask('evil.example')).status).toBe(403)
})
