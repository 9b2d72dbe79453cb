import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startTestOrigin } from '../../test/startTestOrigin.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'

async function setup(answer: RequestListener, timeoutMs = 5_000) {
  const origin = await startTestOrigin({ answer })
  onTestFinished(origin.close)
  const limits = { bytes: 1_000, timeoutMs }
  const fetchBytes = createGuardedFetch({ hosts: [origin.host], types: ['text/plain'], limits })
  return { ...origin, get: (path = '/') => fetchBytes(origin.url + path) }
}

const plain = { 'content-type': 'text/plain' }

test.each<[string, RequestListener, string, RegExp]>([
  ['404', (_, response) => void response.writeHead(404).end('no'), 'not-found', /has nothing at/],
  ['410', (_, response) => void response.writeHead(410).end('no'), 'not-found', /has nothing at/],
  ['500', (_, response) => void response.writeHead(500, plain).end('oops'), 'failed', /status 500/],
  ['206', (_, response) => void response.writeHead(206, plain).end('part'), 'failed', /status 206/],
  ['204', (_, response) => void response.writeHead(204).end(), 'failed', /status 204/],
  ['a redirect to nowhere', (_, response) => void response.writeHead(302).end(), 'failed', /status 302/],
  ['no answer', ({ socket }) => void socket.destroy(), 'failed', /closed the connection/],
  ['no HTTP', ({ socket }) => void socket.end('LOVE\r\n\r\n'), 'failed', /closed the connection/],
  [
    'an upgrade',
    ({ socket }) => void socket.end('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    'failed',
    /closed the connection/,
  ],
  [
    'headers without end',
    ({ socket }) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(20_000)}`),
    'failed',
    /closed the connection/,
  ],
  [
    'half a body',
    (_, response) => {
      response.writeHead(200, { ...plain, 'content-length': 100 }).write('half')
      setTimeout(() => response.destroy(), 20)
    },
    'failed',
    /is incomplete or damaged/,
  ],
  [
    'a chunked body that ends early',
    ({ socket }) =>
      void socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n',
      ),
    'failed',
    /is incomplete or damaged/,
  ],
  [
    'a packing nobody asked for',
    (_, response) => void response.writeHead(200, { ...plain, 'content-encoding': 'zstd' }).end('x'),
    'failed',
    /encoding/,
  ],
  [
    'packed twice',
    (_, response) => void response.writeHead(200, { ...plain, 'content-encoding': 'gzip, gzip' }).end('x'),
    'failed',
    /encoding/,
  ],
  [
    'not packed although it says so',
    (_, response) => void response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end('love'),
    'failed',
    /is incomplete or damaged/,
  ],
])('error: %s', async (_, answer, code, message) => {
  const { get } = await setup(answer)
  await expect(get()).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
})

test.each<[string, RequestListener]>([
  ['silence', () => {}],
  ['headers and no body', (_, response) => void response.writeHead(200, plain).flushHeaders()],
  [
    'a byte now and then',
    (_, response) => {
      response.writeHead(200, plain)
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    },
  ],
  [
    'redirects in slow motion',
    (_, response) => setTimeout(() => response.writeHead(302, { location: '/' }).end(), 200),
  ],
])('error: the time is for all of it: %s', async (_, answer) => {
  const { get } = await setup(answer, 300)
  await expect(get()).rejects.toMatchObject({
    code: 'timeout',
    message: 'No complete answer within 300 ms.',
  })
})

test('error: a name server or a connection that never answers', async () => {
  const never = () => new Promise<never>(() => {})
  const limits = { bytes: 1_000, timeoutMs: 50 }
  const hosts = [{ scheme: 'https', host: 'images.example', port: 443 }] as const
  for (const network of [
    { resolve: never, connect: never },
    { resolve: async () => ['93.184.215.14'], connect: never },
  ]) {
    const fetchBytes = createGuardedFetch({ hosts, types: [], limits, ...network })
    await expect(fetchBytes('https://images.example/')).rejects.toMatchObject({ code: 'timeout' })
  }
})

test('error: nobody listens there any more', async () => {
  const { get, close } = await setup((_, response) => void response.end())
  await close()
  await expect(get()).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/cannot be reached/),
  })
})
