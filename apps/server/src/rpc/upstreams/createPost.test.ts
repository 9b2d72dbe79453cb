import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createPost } from './createPost.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function listen(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}/`)
}

const { signal } = new AbortController()
const body = '{"♥":1}'

test('default: posts JSON and gives status and text', async () => {
  const url = await listen(async (incoming, outgoing) => {
    let heard = ''
    for await (const chunk of incoming) heard += chunk
    outgoing.writeHead(418, { 'retry-after': '5' }).end(`${incoming.headers['content-type']} ${heard}`)
  })
  const outcome = await createPost()({ url, body, signal, maxBytes: 1000 })
  expect(outcome).toEqual({ kind: 'answer', status: 418, retryAfter: '5', text: `application/json ${body}` })
})

test('behavior: a connection that was kept and closed meanwhile is opened anew', async () => {
  let count = 0
  const url = await listen((incoming, outgoing) => {
    count += 1
    if (count === 2) incoming.socket.resetAndDestroy()
    else outgoing.end(String(count))
  })
  const post = createPost()
  await post({ url, body, signal, maxBytes: 1000 })
  expect(await post({ url, body, signal, maxBytes: 1000 })).toMatchObject({ text: '3' })
})

test('error: a fresh connection that breaks is not tried again', async () => {
  let count = 0
  const url = await listen((incoming) => {
    count += 1
    incoming.socket.resetAndDestroy()
  })
  expect(await createPost()({ url, body, signal, maxBytes: 1000 })).toEqual({ kind: 'unreachable' })
  expect(count).toBe(1)
})

test('error: a body above the limit is not read to its end', async () => {
  let sent = 0
  const url = await listen((_, outgoing) => {
    const piece = 'x'.repeat(10_000)
    const more = () => {
      while (sent < 1e8 && outgoing.write(piece)) sent += piece.length
    }
    outgoing.on('drain', more)
    more()
  })
  expect(await createPost()({ url, body, signal, maxBytes: 100_000 })).toEqual({ kind: 'too-large' })
  expect(sent).toBeLessThan(5e7)
})

test('error: an answer that breaks off, with and without its length', async () => {
  for (const headers of [{ 'content-length': '100' }, {}]) {
    const url = await listen((_, outgoing) => {
      outgoing.writeHead(200, headers).write('half', () => outgoing.destroy())
    })
    expect(await createPost()({ url, body, signal, maxBytes: 1000 })).toEqual({ kind: 'cut' })
  }
})

test('error: stopped before, while waiting, and in the middle of the answer', async () => {
  const post = createPost()
  const url = await listen(() => {})
  const half = await listen((_, outgoing) => void outgoing.write('half'))
  expect(await post({ url, body, signal: AbortSignal.abort(), maxBytes: 1000 })).toEqual({ kind: 'timeout' })
  expect(await post({ url, body, signal: AbortSignal.timeout(30), maxBytes: 1000 })).toEqual({
    kind: 'timeout',
  })
  expect(await post({ url: half, body, signal: AbortSignal.timeout(30), maxBytes: 1000 })).toEqual({
    kind: 'timeout',
  })
})

test('error: nobody listens', async () => {
  const url = new URL('http://127.0.0.1:1/')
  expect(await createPost()({ url, body, signal, maxBytes: 1000 })).toEqual({ kind: 'unreachable' })
})
