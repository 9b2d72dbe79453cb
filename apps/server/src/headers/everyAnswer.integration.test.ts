import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@love/safe/api/endpoints/endpoints'
import { serviceEndpoints } from '@love/safe/api/service/serviceEndpoints'
import { expect, onTestFinished, test } from 'vitest'
import { createTestChain } from '../../test/Chain.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { startFaultNode } from '../../test/startFaultNode.ts'
import { paint } from '../../test/testPictures.ts'
import { writeWeb } from '../../test/writeWeb.ts'
import { createServer } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { createViewCounter } from '../insights/createViewCounter.ts'
import { createLog } from '../log.ts'
import { createPost } from '../rpc/upstreams/createPost.ts'
import { createUpstreams } from '../rpc/upstreams/createUpstreams.ts'
import { loadFiles } from '../static/loadFiles.ts'
import { createThreads } from '../threads/createThreads.ts'

const now = Date.now
const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
const safeHost = 'https://app.safe.global'

/** The whole server without its socket, with a real node, store and site; the same rate for everything. */
async function create(rate: number, changes: Partial<Config> = {}) {
  const node = await startFaultNode(await createTestChain())
  onTestFinished(node.down)
  const site = await writeWeb()
  onTestFinished(() => rm(site, { recursive: true }))
  await writeFile(join(site, 'picture.png'), await paint({ width: 64, height: 64 }).png().toBuffer())
  const read = readConfig({})
  const limits = Object.entries(read)
    .filter(([name]) => name.endsWith('Limits'))
    .map(([name, value]) => [name, withRate(value, rate)])
  const config: Config = { ...read, ...Object.fromEntries(limits), rpcUrls: [node.url], ...changes }
  const pool = createThreads()
  onTestFinished(pool.close)
  const store = await openTestStore()
  const follower = { state: () => ({ block: null, timestamp: null, lagBlocks: null, isLeader: false }) }
  const deps = {
    config,
    store,
    pool,
    follower,
    now,
    log,
    upstreams: createUpstreams({ config, log, post: createPost(), now, random: Math.random }),
    files: await loadFiles(site),
    views: createViewCounter({ save: async () => {}, now, log }),
  }
  return { node, store, upstreams: deps.upstreams, server: createServer(deps) }
}

/** Limits on size stay as they are. */
function withRate(limits: unknown, rate: number) {
  return Object.fromEntries(
    Object.entries(Object(limits)).map(([name, value]) => [
      name,
      /second|burst|minute/i.test(name) && !/bytes/i.test(name) ? rate : value,
    ]),
  )
}

type Server = Awaited<ReturnType<typeof create>>['server']

/** Addresses of everything there is; parameters once well, once badly. */
function addressesOf(server: Server): string[] {
  const filled = [
    ...server.paths.filter((path) => path !== '/*'),
    ...[...endpoints, ...serviceEndpoints].map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')),
  ].flatMap((path) => [good(path), path.replaceAll(/:\w+/g, 'x')])
  const files = ['/', '/tokens', '/missing', '/%ff', '/assets/main-1a.js', '/manifest.json', '/icon.svg']
  const pictures = [
    '/picture.png&w=64',
    '/picture.png&w=65',
    '/icon.svg&w=64',
    'https://a.example/b.png&w=64',
  ]
  const elsewhere = ['next=//evil.example', 'redirect=https://evil.example', 'returnTo=javascript:alert(1)']
  files.push(...elsewhere.flatMap((query) => [`/?${query}`, `/sign-in/session?${query}`, `//x?${query}`]))
  return [
    ...new Set([...filled, ...files, ...pictures.map((query) => `/image?url=${query}`)]),
    '/v1',
    '/v1/missing',
    '/v2/missing',
    '/api',
    '/api/missing',
    `/tokens?${'x'.repeat(9_000)}`,
    `/v1/x?${'x'.repeat(9_000)}`,
  ]
}

const someAddress = `0x${'00'.repeat(19)}01`
function good(path: string): string {
  return path
    .replace(':chainId', '1337')
    .replace(':name', 'LOVE-ETH')
    .replace(':symbol', 'LOVE')
    .replace(':currency', 'USD')
    .replaceAll(/:\w*hash/gi, `0x${'ab'.repeat(32)}`)
    .replaceAll(/:\w+/g, someAddress)
}

const json = { 'content-type': 'application/json' }
const rpcCall = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
const requests: readonly RequestInit[] = [
  {},
  { headers: { 'if-none-match': '*' } },
  { method: 'HEAD' },
  { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } },
  ...['POST', 'PUT', 'DELETE', 'PATCH'].flatMap((method) => [
    { method, headers: json, body: rpcCall },
    { method, headers: json, body: '{' },
    { method, headers: { 'content-type': 'text/plain' }, body: '{}' },
    { method, headers: json, body: JSON.stringify('x'.repeat(300_000)) },
  ]),
]

const always = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
}
const ancestors = `frame-ancestors 'self' ${safeHost}`
const shared = ['/manifest.json', '/icon.svg']

/** What SECURITY promises of this answer and it does not hold. */
function missingIn(path: string, { status, headers }: Response): string[] {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isShared = shared.includes(path) && (status === 200 || status === 304)
  const isPicture = path.startsWith('/image?') && (status === 200 || status === 304)
  const policy = headers.get('content-security-policy') ?? ''
  const expected: Record<string, boolean> = {
    ...Object.fromEntries(Object.entries(always).map(([name, value]) => [name, headers.get(name) === value])),
    'permissions-policy': ['camera=()', 'geolocation=()', 'usb=()', 'payment=()'].every((rule) =>
      headers.get('permissions-policy')?.includes(rule),
    ),
    'cross-origin-resource-policy':
      headers.get('cross-origin-resource-policy') === (isShared ? 'cross-origin' : 'same-origin'),
    'content-security-policy': policy.startsWith("default-src 'none'; "),
    'frame-ancestors': policy.includes(isPicture ? "frame-ancestors 'none'" : ancestors),
    'trusted types of a page': !isPage || policy.includes("require-trusted-types-for 'script'"),
    'no host of scripts': !/script-src[^;]*https?:/.test(policy),
    'no credentials across origins': !headers.has('access-control-allow-credentials'),
    'nobody is sent elsewhere': !headers.has('location') && !headers.has('refresh'),
    'cookies only where they count': !headers.has('set-cookie') || /^\/(sign-in|me)\//.test(path),
  }
  return Object.entries(expected).flatMap(([name, holds]) => (holds ? [] : [name]))
}

type Seen = { readonly statuses: Set<number>; readonly faults: string[] }

async function askEverything(server: Server, asked: readonly RequestInit[] = requests): Promise<Seen> {
  const seen: Seen = { statuses: new Set(), faults: [] }
  for (const path of addressesOf(server)) {
    for (const init of asked) {
      const answer = await server.fetch(new Request(`https://love.example${path}`, init))
      await answer.arrayBuffer()
      seen.statuses.add(answer.status)
      for (const name of missingIn(path, answer))
        seen.faults.push(`${init.method ?? 'GET'} ${path.slice(0, 80)} ${answer.status}: ${name}`)
    }
  }
  return seen
}

const https = { appUrl: 'https://love.example' }

test('default: whatever is asked in whatever way, the answer has all the headers #framed-by-listed', async () => {
  const { server, upstreams } = await create(1e6, https)
  await upstreams.monitor.poll()
  const { statuses, faults } = await askEverything(server)
  expect(faults).toEqual([])
  const usual = [200, 204, 304, 400, 401, 403, 404, 405, 413, 414, 415]
  expect([...statuses].sort()).toEqual(expect.arrayContaining(usual))
})

test('error: also when one asks too much', async () => {
  const { server } = await create(1, https)
  const { statuses, faults } = await askEverything(server, requests.slice(0, 5))
  expect(faults).toEqual([])
  expect([...statuses]).toContain(429)
})

test('error: also when the chain and the database are away', async () => {
  const { server, node, store } = await create(1e6, https)
  await node.down()
  await store.close()
  const { statuses, faults } = await askEverything(server, requests.slice(0, 6))
  expect(faults).toEqual([])
  expect([...statuses]).toContain(503)
})

test('behavior: over http nothing is said of https', async () => {
  const { server } = await create(1e6)
  for (const path of addressesOf(server)) {
    const { headers } = await server.fetch(new Request(`http://localhost${path}`))
    expect(headers.has('strict-transport-security'), path).toBe(false)
  }
})

test('behavior: listed hosts ask the gateway and the nodes, anybody reads our manifest, and nobody anything else #trusted-proxies', async () => {
  const { server } = await create(1e6)
  for (const path of addressesOf(server))
    for (const origin of [safeHost, 'https://evil.example', 'https://app-safe.global', 'null'])
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = { origin, ...json }
        const body = method === 'POST' ? '{}' : null
        const answer = await server.fetch(new Request(`http://localhost${path}`, { method, headers, body }))
        const isAsked = /^\/(v\d+\/|api(\/|$)|rpc$)/.test(path) && path.length < 8_000
        const allowed = isAsked && origin === safeHost ? origin : null
        const isRead = shared.includes(path) && answer.status === 200
        const what = `${method} ${path} for ${origin}`
        expect(answer.headers.get('access-control-allow-origin'), what).toBe(isRead ? '*' : allowed)
        expect(answer.headers.has('access-control-allow-credentials'), what).toBe(false)
        if (isAsked) expect(answer.headers.get('vary'), what).toMatch(/\bOrigin$/)
      }
})
