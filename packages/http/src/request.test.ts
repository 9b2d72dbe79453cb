import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { MAX_RETRIES_ON_429, REQUEST_TIMEOUT_MS, RequestTimeoutError, request } from './request.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Answers 429 the given number of times, then 200. */
async function busyServer(times: number, headers: Record<string, string> = {}) {
  const bodies: string[] = []
  const url = await listen(async (incoming, outgoing) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    bodies.push(body)
    const busy = bodies.length <= times
    outgoing.writeHead(busy ? 429 : 200, busy ? headers : {}).end(busy ? 'slow down' : 'done')
  })
  return { url, bodies }
}

function fakeSleep() {
  const waits: number[] = []
  const sleep = async (ms: number) => {
    waits.push(ms)
  }
  return { waits, sleep }
}

test('default: the specified figures', () => {
  expect(REQUEST_TIMEOUT_MS).toBe(120_000)
  expect(MAX_RETRIES_ON_429).toBe(12)
})

test('default: answers with status, headers and body', async () => {
  const url = await listen((_, outgoing) => outgoing.writeHead(201, { 'x-mood': 'love' }).end('{"a":1}'))
  const response = await request(url)
  expect(response.status).toBe(201)
  expect(response.headers.get('x-mood')).toBe('love')
  expect(await response.json()).toEqual({ a: 1 })
})

test('behavior: an answer without a body stays one', async () => {
  const url = await listen((_, outgoing) => outgoing.writeHead(204).end())
  expect((await request(url)).status).toBe(204)
})

test('behavior: other failures are not retried', async () => {
  let count = 0
  const url = await listen((_, outgoing) => {
    count += 1
    outgoing.writeHead(503).end()
  })
  expect((await request(url)).status).toBe(503)
  expect(count).toBe(1)
})

test('behavior: a 429 is asked again with the same body, ever later', async () => {
  const { url, bodies } = await busyServer(8)
  const { waits, sleep } = fakeSleep()
  const response = await request(url, { method: 'POST', body: 'hi' }, { sleep, random: () => 1 })
  expect(await response.text()).toBe('done')
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
  expect(bodies).toEqual(Array(9).fill('hi'))
})

test('behavior: after twelve retries the 429 is the answer', async () => {
  const { url, bodies } = await busyServer(99)
  const { waits, sleep } = fakeSleep()
  const response = await request(url, {}, { sleep })
  expect(response.status).toBe(429)
  expect(await response.text()).toBe('slow down')
  expect(waits).toHaveLength(12)
  expect(bodies).toHaveLength(13)
})

test('behavior: all twelve waits fit into the time limit', async () => {
  const { url } = await busyServer(99)
  const { waits, sleep } = fakeSleep()
  await request(url, {}, { sleep, random: () => 1 })
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(REQUEST_TIMEOUT_MS)
})

test('behavior: Retry-After is honoured', async () => {
  const { url } = await busyServer(2, { 'retry-after': '7' })
  const { waits, sleep } = fakeSleep()
  await request(url, {}, { sleep })
  expect(waits).toEqual([7000, 7000])
})

test('error: no answer within the limit', async () => {
  const url = await listen(() => {})
  await expect(request(url, { timeoutMs: 50 })).rejects.toMatchObject({
    name: 'RequestTimeoutError',
    code: 'request-timeout',
    timeoutMs: 50,
  })
})

test('error: a body that never ends is covered by the limit', async () => {
  const url = await listen((_, outgoing) => outgoing.writeHead(200).write('half'))
  await expect(request(url, { timeoutMs: 80 })).rejects.toBeInstanceOf(RequestTimeoutError)
})

test('error: waiting for a busy server is covered by the limit', async () => {
  const { url } = await busyServer(99, { 'retry-after': '20' })
  await expect(request(url, { timeoutMs: 80 })).rejects.toBeInstanceOf(RequestTimeoutError)
})

test('error: the caller stops it, while it waits and before it begins', async () => {
  const { url, bodies } = await busyServer(99, { 'retry-after': '20' })
  const stop = new AbortController()
  const waiting = request(url, { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('closed the window')), 40)
  await expect(waiting).rejects.toThrow('closed the window')
  const asked = bodies.length
  await expect(request(url, { signal: stop.signal })).rejects.toThrow('closed the window')
  expect(bodies).toHaveLength(asked)
})

test('error: nobody listens', async () => {
  await expect(request('http://127.0.0.1:1/')).rejects.toBeInstanceOf(TypeError)
})
