import { startDevnet } from '@love/devnet/startDevnet'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { proposalFor } from '../../test/safeProposal.ts'
import { createVisitor, signInUrl } from '../../test/signInVisitor.ts'
import { startSignIn } from '../../test/startSignIn.ts'
import type { TestServer } from '../../test/startTestServer.ts'
import { createSafeOwner, walletOwner } from '../../test/testOwners.ts'
import { createServer } from '../app.ts'
import { readConfig } from '../config.ts'
import { createViewCounter } from '../insights/createViewCounter.ts'
import { createLog } from '../log.ts'
import { createUpstreams } from '../rpc/upstreams/createUpstreams.ts'
import { createCookies } from '../sign-in/cookies.ts'
import { createSessions } from '../sign-in/sessions.ts'
import { createThreads } from '../threads/createThreads.ts'

const { address } = privateKeyToAccount(keccak256(toHex('ann')))
const devnet = await startDevnet({ port: 0, historyHours: 0 })
let server: TestServer
beforeAll(async () => {
  server = await startSignIn({ devnet })
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

/** The whole server without its socket, and somebody who is signed in. */
async function start() {
  const all = 1_000_000
  const wide = { perSecond: all, burst: all, totalPerSecond: all }
  const read = readConfig({ APP_URL: signInUrl })
  const config = { ...read, meLimits: wide, signInLimits: { ...read.signInLimits, ...wide } }
  const now = Date.now
  const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
  const store = await openTestStore()
  const pool = createThreads()
  onTestFinished(pool.close)
  const { fetch, cookieRoutes } = createServer({
    config,
    store,
    pool,
    now,
    log,
    upstreams: createUpstreams({
      config,
      log,
      now,
      random: Math.random,
      post: async () => ({ kind: 'unreachable' }),
    }),
    files: new Map(),
    views: createViewCounter({ save: async () => {}, now, log }),
    follower: { state: () => ({ block: null, timestamp: null, lagBlocks: null, isLeader: false }) },
  })
  const sessions = createSessions({
    db: store.db,
    cookies: createCookies({ appUrl: signInUrl }),
    now,
    agrees: async () => true,
  })
  const { id } = await sessions.begin(new Request(signInUrl), { address, proof: undefined })
  const cookie = `__Host-love-session=${id}`
  const send = async ({ method, path }: { method: string; path: string }, changes: object) => {
    const usual = { cookie, origin: signInUrl, 'love-request': '1', 'content-type': 'application/json' }
    const given = Object.entries({ ...usual, ...changes }).filter(([, value]) => value !== undefined)
    const body = method === 'GET' ? null : '{"version":0,"value":{"entries":[],"notes":[]}}'
    const headers = given as [string, string][]
    return (await fetch(new Request(signInUrl + path, { method, headers, body }))).status
  }
  return { store, send, cookieRoutes }
}

test('default: every cookie route refuses what another site could send, also with the cookie #cookie-guarded', async () => {
  const { store, send, cookieRoutes } = await start()
  expect(cookieRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /me/address-book',
    'GET /me/notes',
    'GET /me/preferences',
    'GET /sign-in/session',
    'POST /sign-in/nonce',
    'POST /sign-in/sign-out',
    'POST /sign-in/verify',
    'PUT /me/address-book',
    'PUT /me/notes',
    'PUT /me/preferences',
  ])
  for (const route of cookieRoutes) {
    const name = `${route.method} ${route.path}`
    if (route.needsSession) expect([name, await send(route, { cookie: undefined })]).toEqual([name, 401])
    if (route.method === 'GET') {
      expect([name, await send(route, { 'sec-fetch-site': 'cross-site' })]).toEqual([name, 403])
      continue
    }
    const refused = {
      'from another site': await send(route, { origin: 'https://evil.example' }),
      'from nowhere': await send(route, { origin: undefined }),
      'as a form': await send(route, { 'content-type': 'application/x-www-form-urlencoded' }),
      'without our header': await send(route, { 'love-request': undefined }),
    }
    expect([name, refused]).toEqual([
      name,
      { 'from another site': 403, 'from nowhere': 403, 'as a form': 415, 'without our header': 403 },
    ])
  }
  // Nothing of all that was written, and the session is still there.
  expect(await store.db.selectFrom('me_documents').selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('sign_in_sessions').selectAll().execute()).toHaveLength(1)
  // The same requests, from our page.
  for (const route of cookieRoutes.filter(({ path }) => path.startsWith('/me/')))
    expect([200, 400]).toContain(await send(route, {}))
})

test('behavior: /v1, /v2 and /rpc answer the same with and without a session', async () => {
  const ann = walletOwner('ann')
  const visitor = createVisitor(server.url)
  await visitor.signIn(privateKeyToAccount(keccak256(toHex('ann'))))
  const session = `__Host-love-session=${visitor.cookies.get('__Host-love-session')}`
  const safe = await createSafeOwner(devnet.client, { owners: [ann], from: devnet.roles.whale })
  const good = await proposalFor(safe.address, ann, { to: devnet.roles.whale, nonce: 0n })
  const forged = { ...good, signature: `0x${'11'.repeat(64)}1b` }
  const post = (path: string, body: unknown) => ({ method: 'POST', path, body: JSON.stringify(body) })
  const propose = `/v1/chains/1337/transactions/${safe.address}/propose`
  const call = (method: string, params: unknown[] = []) => ({ jsonrpc: '2.0', id: 1, method, params })
  const requests = [
    { method: 'GET', path: `/v1/chains/1337/safes/${safe.address}` },
    { method: 'GET', path: `/v1/chains/1337/safes/${safe.address}/transactions/queued` },
    { method: 'GET', path: `/v1/chains/1337/owners/${ann.address}/safes` },
    { method: 'GET', path: '/v2/nothing' },
    // Of the session's own account, whose signature is still asked for.
    post(propose, forged),
    post(propose, { ...good, signature: undefined }),
    post(propose, good),
    post('/rpc', call('eth_chainId')),
    post('/rpc', call('eth_accounts')),
    post('/rpc', call('personal_sign', ['0x00', ann.address])),
  ]
  const ask = async ({ path, ...init }: { path: string; method: string; body?: string }, cookie?: string) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
    const answer = await fetch(server.url + path, { ...init, headers })
    const own = [...answer.headers].filter(([name]) => name !== 'date')
    // What is not stored says when it was asked.
    const body = (await answer.text()).replace(/"submittedAt":\d+/, '')
    return { path, status: answer.status, body, headers: own }
  }
  const statuses: number[] = []
  for (const request of requests) {
    const without = await ask(request)
    expect(await ask(request, session)).toEqual(without)
    expect(without.headers.flat()).not.toContain('set-cookie')
    expect(without.headers.find(([name]) => name === 'access-control-allow-credentials')).toBeUndefined()
    statuses.push(without.status)
  }
  // Without a signature it is answered, and nothing is stored.
  expect(statuses.slice(4, 7)).toEqual([422, 200, 200])
})
