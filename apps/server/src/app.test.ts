import { expect, onTestFinished, test } from 'vitest'
import { openTestStore } from '../test/openTestStore.ts'
import { createServer } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { createViewCounter } from './insights/createViewCounter.ts'
import { addViews } from './insights/viewsTable.ts'
import { createLog } from './log.ts'
import type { Post } from './rpc/upstreams/createPost.ts'
import { createUpstreams } from './rpc/upstreams/createUpstreams.ts'
import { createStaticFile } from './static/staticFile.ts'
import { createThreads } from './threads/createThreads.ts'

const now = () => 0

async function setup(changes: Partial<Config> = {}) {
  const config = { ...readConfig({}), ...changes }
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => void lines.push(line), now, scrub: (text) => text })
  const post: Post = async () => ({ kind: 'unreachable' })
  const upstreams = createUpstreams({ config, log, post, now, random: () => 0 })
  const bytes = new TextEncoder().encode('<!doctype html>')
  const files = new Map([['/index.html', await createStaticFile('/index.html', bytes)]])
  const store = await openTestStore()
  const views = createViewCounter({ save: (rows) => addViews(store.db, rows), now, log })
  const pool = createThreads()
  onTestFinished(pool.close)
  const follower = {
    state: () => ({ block: null, timestamp: null, lagBlocks: null, isLeader: false }),
  }
  return {
    lines,
    upstreams,
    store,
    server: createServer({ config, upstreams, files, store, views, pool, follower, now, log }),
  }
}

test('behavior: over https the browser is told to stay there', async () => {
  const { server } = await setup({ appUrl: 'https://love.example' })
  for (const path of ['/', '/missing', '/health', '/rpc', '/v1/chains', '/v2/missing']) {
    const response = await server.fetch(new Request(`http://localhost${path}`))
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
})

test('behavior: an operator may offer the domain to the preload list of browsers', async () => {
  const { server } = await setup({ appUrl: 'https://love.example', hstsPreload: true })
  for (const path of ['/', '/missing', '/health', '/v1/chains']) {
    const { headers } = await server.fetch(new Request(`http://localhost${path}`))
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains; preload')
  }
})

test('behavior: security.txt says where to report, and is not there where nobody is named', async () => {
  const ask = async (config: Partial<Config>) => {
    const { server } = await setup({ appUrl: 'https://love.example', ...config })
    return server.fetch(new Request('http://localhost/.well-known/security.txt'))
  }
  const answer = await ask({ securityContact: 'mailto:security@love.example' })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:security@love.example',
    // Ninety days from the clock of this test.
    'Expires: 1970-04-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://love.example/.well-known/security.txt',
    '',
  ])
  expect((await ask({})).status).toBe(404)
})

test('behavior: the configured Safe hosts may frame every answer', async () => {
  const { server } = await setup({ safeHosts: ['https://a.example', 'http://localhost:3003'] })
  for (const path of ['/', '/missing', '/health', '/rpc']) {
    const { headers } = await server.fetch(new Request(`http://localhost${path}`))
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self' https://a.example http://localhost:3003")
  }
  const listed = await server.fetch(new Request('http://localhost/safe-hosts.json'))
  expect(await listed.json()).toEqual({ hosts: ['https://a.example', 'http://localhost:3003'] })
})

test('behavior: without any healthy node /health and /ready say so', async () => {
  const { server } = await setup()
  const health = await server.fetch(new Request('http://localhost/health'))
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({
    status: 'down',
    block: null,
    headAgeSeconds: null,
    nodes: [{ name: 'node 1', healthy: false, block: null, reason: 'does not respond' }],
  })
  expect((await server.fetch(new Request('http://localhost/ready'))).status).toBe(503)
})

test('error: a failure of ours is a 500 with all headers, no details, and a line in the log', async () => {
  const { server, upstreams, lines } = await setup()
  upstreams.monitor.states = () => {
    throw new Error('a detail')
  }
  const response = await server.fetch(new Request('http://localhost/health'))
  expect(response.status).toBe(500)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.text()).not.toContain('a detail')
  expect(lines.join()).toContain('a detail')
})

test('error: 61 requests at once: the last is a 429 with Retry-After and all headers', async () => {
  const { server } = await setup()
  const ask = (ip: string, forwarded = '9.9.9.9') =>
    server.fetch(
      new Request('http://localhost/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{}',
      }),
      { incoming: { socket: { remoteAddress: ip } } },
    )
  for (let count = 0; count < 60; count++)
    expect((await ask('203.0.113.1', `10.0.0.${count}`)).status).toBe(200)
  const refused = await ask('203.0.113.1', '10.0.0.99')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('content-security-policy')).toContain('frame-ancestors')
  expect(await refused.json()).toMatchObject({ id: null, error: { code: -32005 } })
  expect((await ask('203.0.113.2')).status).toBe(200)
})
