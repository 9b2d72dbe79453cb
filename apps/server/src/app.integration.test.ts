import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/startTestServer.ts'
import { inlineScript } from '../test/writeWeb.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers, redirect: 'manual' })

const ancestors = "frame-ancestors 'self' https://app.safe.global"
const always = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringContaining('camera=()'),
}
const documentPolicy = (hashes = '') =>
  `default-src 'none'; script-src 'self'${hashes}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; ${ancestors}; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-reports; report-to csp`
const answerPolicy = `default-src 'none'; ${ancestors}`

/** Sends bytes as they are: `fetch` would tidy them up. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('documents', () => {
  test('default: a page with the policy of its own scripts', async () => {
    const response = await get('/')
    const hash = createHash('sha256').update(inlineScript).digest('base64')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...always,
      'content-security-policy': documentPolicy(` 'sha256-${hash}'`),
      'reporting-endpoints': 'csp="/csp-reports"',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(response.headers.has('strict-transport-security')).toBe(false)
  })

  test.each([
    ['/tokens', 'Tokens'],
    ['/tokens/', 'Tokens'],
    ['/tokens?chainId=1%00', 'Tokens'],
    ['/pairs', 'Pairs'],
    ['/pairs/LOVE-ETH', 'LOVE-ETH'],
  ])('default: %s', async (path, title) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<title>${title}</title>`)
  })

  test('behavior: not changed since: 304 with the same policy, since it replaces the one the browser kept', async () => {
    const first = await get('/')
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const kept = [
      'content-security-policy',
      'reporting-endpoints',
      'etag',
      'cache-control',
      'permissions-policy',
    ]
    for (const name of kept) {
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    }
  })

  test('behavior: HEAD says the same as GET, without the body', async () => {
    const whole = await get('/tokens')
    const head = await get('/tokens', {}, 'HEAD')
    const hop = new Set(['date', 'connection', 'keep-alive'])
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !hop.has(name))
    expect(head.status).toBe(200)
    expect(headersOf(head)).toEqual(headersOf(whole))
    expect(await head.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('error: %s on a page', async (method) => {
    const response = await get('/', {}, method)
    expect(response.status).toBe(405)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...always,
      allow: 'GET, HEAD',
      'content-security-policy': answerPolicy,
    })
  })

  test.each([
    '/nothing-here',
    '/__proto__',
    '/constructor',
    '/toString',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%ff',
    '/%',
    '/%00',
    '/index.html%00.js',
    '/.vite/manifest.json',
    '/assets/',
    '//evil.example/',
    '/assets/../../package.json',
  ])('error: %s is not found, with all headers #strange-links', async (path) => {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const response = await get(path, {}, method)
      expect(response.status).toBe(404)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...always,
        'content-security-policy': documentPolicy(),
      })
    }
  })
})

describe('files', () => {
  test.each([
    ['br', 'br', '-br"'],
    ['gzip', 'gzip', '-gzip"'],
    ['gzip, deflate, br', 'br', '-br"'],
    ['identity', null, '"'],
  ])('default: Accept-Encoding: %s', async (accepted, encoding, tagEnd) => {
    const response = await get('/assets/main-1a.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('etag')).toMatch(new RegExp(`${tagEnd}$`))
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toContain('love love')
  })

  test('behavior: pictures are sent as they are', async () => {
    const response = await get('/assets/heart.png', { 'accept-encoding': 'br' })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-security-policy')).toBe(answerPolicy)
  })

  test('behavior: other origins may read the manifest, its icon and the logos of tokens, and nothing else', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await policy('/manifest.json')).toBe('cross-origin')
    expect(await policy('/icon.svg')).toBe('cross-origin')
    expect(await policy('/logos/heart.svg')).toBe('cross-origin')
    expect(await policy('/assets/heart.png')).toBe('same-origin')
    const allowed = async (path: string) => (await get(path)).headers.get('access-control-allow-origin')
    expect(await allowed('/manifest.json')).toBe('*')
    expect(await allowed('/icon.svg')).toBe('*')
    expect(await allowed('/assets/heart.png')).toBeNull()
    expect(await allowed('/safe-hosts.json')).toBeNull()
  })
})

describe('errors', () => {
  test('error: an address of 9,000 characters', async () => {
    const response = await get(`/?ref=${'x'.repeat(9000)}`)
    expect(response.status).toBe(414)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...always,
      'content-security-policy': answerPolicy,
    })
  })

  test.each([
    ['an address of 100 kB', `GET /?ref=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['no HTTP at all', 'LOVE\r\n\r\n', 400],
    ['a NUL in the address', 'GET /\u0000 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a broken Host', 'GET / HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n', 400],
    ['a backslash in the path', 'GET /a\\b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 200],
    ['another Host', 'GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n', 200],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: love\r\nconnection: close\r\n\r\n', 200],
    ['a method nobody knows', 'PROPFIND / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  ])('error: %s has an answer with all headers', async (_, text, status) => {
    const answer = (await raw(text)).toLowerCase()
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `))
    for (const name of Object.keys(always)) expect(answer).toContain(`\r\n${name}: `)
    expect(answer).toContain(ancestors)
    expect(answer).not.toContain('evil.example')
    expect((await get('/health')).status).toBe(200)
  })

  test.each<[string, number, () => Promise<Response>]>([
    ['not a POST', 405, () => get('/rpc')],
    ['not JSON', 415, () => server.post('{}', { 'content-type': 'text/plain' })],
    ['too large', 413, () => server.post(`"${'x'.repeat(70_000)}"`)],
    ['broken', 400, () => server.post('{')],
  ])('error: /rpc, %s: %i with all headers', async (_, status, ask) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...always,
      'content-security-policy': answerPolicy,
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: expect.any(Number) },
    })
  })
})

test('default: /health and /ready tell the state without addresses', async () => {
  const health = await get('/health')
  expect(health.status).toBe(200)
  expect(health.headers.get('cache-control')).toBe('no-store')
  expect(await health.json()).toEqual({
    status: 'ok',
    network: 'local',
    chainId: 1337,
    confirmations: 1,
    block: 0,
    headAgeSeconds: expect.any(Number),
    quorum: 1,
    follower: { block: null, timestamp: null, lagBlocks: null, isLeader: false },
    nodes: [{ name: 'node 1', healthy: true, block: 0 }],
  })
  expect(await (await get('/ready')).json()).toEqual({ ready: true })
})
