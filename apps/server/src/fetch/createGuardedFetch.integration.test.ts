import type { RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startTestOrigin } from '../../test/startTestOrigin.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'

const LIMIT = 10_000

/** A host on loopback and a fetcher that may go there and nowhere else. */
async function setup(answer: RequestListener) {
  const origin = await startTestOrigin({ answer })
  onTestFinished(origin.close)
  const limits = { bytes: LIMIT, timeoutMs: 5_000 }
  const fetchBytes = createGuardedFetch({ hosts: [origin.host], types: ['text/plain'], limits })
  return { ...origin, get: (path = '/') => fetchBytes(origin.url + path) }
}

const plain = { 'content-type': 'text/plain' }

test('default: the bytes and their type; the request tells nothing about anybody', async () => {
  const { get, requests, url } = await setup((_, response) => response.writeHead(200, plain).end('love'))
  const { bytes, type } = await get('/a%20b?c=d#e')
  expect([bytes.toString(), type]).toEqual(['love', 'text/plain'])
  expect(requests).toEqual([
    {
      url: '/a%20b?c=d',
      headers: {
        host: new URL(url).host,
        accept: 'text/plain',
        'accept-encoding': 'gzip, br',
        connection: 'close',
      },
    },
  ])
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['identity', (text: string) => Buffer.from(text)],
  ['GZIP', gzipSync],
])('behavior: unpacks %s', async (encoding, pack) => {
  const headers = { ...plain, 'content-encoding': encoding }
  const { get } = await setup((_, response) => response.writeHead(200, headers).end(pack('love '.repeat(99))))
  expect((await get()).bytes.toString()).toBe('love '.repeat(99))
})

test('behavior: exactly the limit passes, with and without a length, packed or not', async () => {
  const body = 'x'.repeat(LIMIT)
  const { get } = await setup(({ url }, response) => {
    if (url === '/length') return response.writeHead(200, { ...plain, 'content-length': LIMIT }).end(body)
    if (url === '/packed') {
      return response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(gzipSync(body))
    }
    response.writeHead(200, plain).write(body)
    return response.end()
  })
  for (const path of ['/length', '/packed', '/chunks']) expect((await get(path)).bytes).toHaveLength(LIMIT)
})

test.each<[string, RequestListener]>([
  ['announced', (_, response) => response.writeHead(200, { ...plain, 'content-length': 1e12 }).write('x')],
  ['one byte more', (_, response) => void response.writeHead(200, plain).end('x'.repeat(LIMIT + 1))],
  [
    'a stream without end',
    (_, response) => {
      response.writeHead(200, plain)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(4096)));
      }
      response.on('drain', more)
      more()
    },
  ],
  [
    'a small body that unpacks to 50 MB',
    (_, response) =>
      void response
        .writeHead(200, { ...plain, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000)).subarray(0, LIMIT - 1)),
  ],
  [
    'a large body that unpacks to nothing',
    (_, response) =>
      void response
        .writeHead(200, { ...plain, 'content-encoding': 'gzip' })
        .end(Buffer.concat(Array.from({ length: 600 }, () => gzipSync('')))),
  ],
])('error: too large: %s', async (_, answer) => {
  const { get } = await setup(answer)
  await expect(get()).rejects.toMatchObject({
    code: 'too-large',
    message: `The answer is larger than ${LIMIT} bytes.`,
  })
})

test.each<[string, string | undefined]>([
  ['another type', 'text/html'],
  ['a drawing that may hold scripts', 'image/svg+xml'],
  ['no type', undefined],
  ['a longer name', 'text/plainer'],
])('error: %s is not read', async (_, type) => {
  const { get } = await setup((_, response) =>
    response.writeHead(200, type ? { 'content-type': type } : {}).end('x'),
  )
  await expect(get()).rejects.toMatchObject({ code: 'wrong-type' })
})
