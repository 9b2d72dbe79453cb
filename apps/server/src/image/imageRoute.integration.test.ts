import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestOrigin, type TestOrigin } from '../../test/startTestOrigin.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'
import { hugePng, paint, svg } from '../../test/testPictures.ts'

const BYTES = 1024 * 1024
const limits = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6, atOnce: 16, bytes: BYTES, timeoutMs: 5_000 }
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

let origin: TestOrigin
let server: TestServer
let answer: RequestListener
let picture: Buffer
beforeAll(async () => {
  picture = await paint({ width: 200, height: 100 }).png().toBuffer()
  origin = await startTestOrigin({ answer: (request, response) => answer(request, response) })
  server = await startTestServer({ config: { imageHosts: [origin.host], imageLimits: limits } })
})
afterAll(async () => {
  await server.close()
  await origin.close()
})
beforeEach(() => {
  answer = send(picture)
  origin.requests.length = 0
})

const send =
  (bytes: Buffer, type = 'image/png', status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(bytes)

/** A path of its own for each test, so that none finds what another left in the cache. */
let paths = 0
const newUrl = () => `${origin.url}/${++paths}.png`
const ask = (query: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${server.url}/image?${new URLSearchParams(query)}`, {
    ...init,
    headers: { accept: chrome, ...init.headers },
  })

test('default: smaller, as webp, locked in, kept for an hour #pictures-fetched', async () => {
  const response = await ask({ url: newUrl(), w: '64' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=3600',
    vary: 'accept',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 })
})

test.each([
  ['image/avif', 'image/avif'],
  ['image/webp', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('default: Accept: %s gives %s', async (accept, type) => {
  const response = await ask({ url: newUrl(), w: '640', q: '50' }, { headers: { accept } })
  expect(response.headers.get('content-type')).toBe(type)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 200, height: 100 })
})

test('behavior: the tag is enough for who has it; another width has another tag', async () => {
  const url = newUrl()
  const first = await ask({ url, w: '64' })
  const etag = first.headers.get('etag') ?? ''
  const again = await ask({ url, w: '64' }, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  for (const name of ['cache-control', 'content-security-policy', 'vary']) {
    expect(again.headers.get(name)).toBe(first.headers.get(name))
  }
  expect((await ask({ url, w: '96' }, { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test('behavior: HEAD says the same without the body', async () => {
  const query = { url: newUrl(), w: '64' }
  const whole = await ask(query)
  const head = await ask(query, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['etag', 'content-type', 'content-length'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('behavior: asked by many at once and again later, the host is asked once', async () => {
  const query = { url: newUrl(), w: '128' }
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(query)))
  many.push(await ask(query))
  expect(new Set(many.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1)
  expect(origin.requests).toHaveLength(1)
})

test('behavior: a failure is not kept', async () => {
  const query = { url: newUrl(), w: '64' }
  answer = send(picture, 'image/png', 500)
  expect((await ask(query)).status).toBe(502)
  answer = send(picture)
  expect((await ask(query)).status).toBe(200)
})

test('behavior: a picture inside its own address', async () => {
  const tiny = await paint({ width: 8, height: 8 }).png().toBuffer()
  const response = await ask({ url: `data:image/png;base64,${tiny.toString('base64')}`, w: '16' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('behavior: exactly as large as allowed', async () => {
  answer = send(Buffer.concat([picture, Buffer.alloc(BYTES - picture.length)]))
  expect((await ask({ url: newUrl(), w: '64' })).status).toBe(200)
})

const cases: [string, RequestListener, number, RegExp][] = [
  ['one byte too large', send(Buffer.alloc(BYTES + 1)), 413, /larger than 1048576 bytes/],
  ['svg as svg', send(svg, 'image/svg+xml'), 415, /image\/svg\+xml is not supported/],
  ['svg as png', send(svg), 415, /not a PNG, JPEG/],
  ['a page', send(Buffer.from('<!doctype html>'), 'text/html'), 415, /text\/html/],
  ['nothing', send(Buffer.alloc(0)), 415, /not a PNG, JPEG/],
  ['too many pixels', send(hugePng(20_000, 20_000)), 413, /too many pixels/],
  ['not there', send(svg, 'image/png', 404), 404, /has nothing at this address/],
  ['refused there', send(svg, 'image/png', 403), 502, /status 403/],
  ['broken there', send(svg, 'image/png', 500), 502, /status 500/],
  ['cut off', ({ socket }) => void socket.destroy(), 502, /closed the connection/],
]
test.each(cases)('error: %s', async (_, listener, status, words) => {
  answer = listener
  await expectError(await ask({ url: newUrl(), w: '64' }), status, words)
})

test('error: half a picture', async () => {
  answer = send(picture.subarray(0, picture.length / 2))
  await expectError(await ask({ url: newUrl(), w: '64' }), 415, /damaged/)
})

test('error: sent on to another host, which is never asked', async () => {
  const inside = await startTestOrigin({ answer: send(picture) })
  answer = (_, response) => void response.writeHead(302, { location: `${inside.url}/x.png` }).end()
  await expectError(await ask({ url: newUrl(), w: '64' }), 502, /another host/)
  expect(inside.requests).toEqual([])
  await inside.close()
})

test.each([
  ['w', { w: '65' }],
  ['w', { w: '' }],
  ['w', { w: '64.0' }],
  ['w', { w: '1e2' }],
  ['q', { q: '0' }],
  ['q', { q: '101' }],
  ['q', { q: 'high' }],
  ['url', { url: '' }],
  ['Only', { h: '64' }],
])('error: a bad %s: %j', async (name, changes) => {
  await expectError(await ask({ url: newUrl(), w: '64', ...changes }), 400, new RegExp(`^${name}`))
  expect(origin.requests).toEqual([])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('error: %s', async (method) => {
  const response = await ask({ url: newUrl(), w: '64' }, { method })
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  await expectError(response, 405, /GET/)
})

async function expectError(response: Response, status: number, words: RegExp) {
  const { error } = z.object({ error: z.string() }).parse(await response.json())
  expect([response.status, error]).toEqual([status, expect.stringMatching(words)])
  expect(error).toMatch(/^\w.*\.$/)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}
