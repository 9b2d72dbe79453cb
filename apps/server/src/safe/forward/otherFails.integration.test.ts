import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { safeContracts } from '@love/contracts/deployments/safe'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createGateway } from '../gateway/createGateway.ts'
import { createForwardRoutes } from './createForwardRoutes.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

async function start(handle: Handle, timeoutMs = 30_000) {
  const heard: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ url: request.url ?? '', headers: request.headers, body })
    await handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const log = createLog({ level: 'warn', write, now: Date.now, scrub: (text) => text })
  let at = 0
  const now = () => at
  const config = readConfig({ APP_URL: 'https://love.example' })
  const gatewayUrl = `http://127.0.0.1:${port}/other`
  const routes = createForwardRoutes({ config, gatewayUrl, now, log, timeoutMs })
  const gateway = createGateway({ config, routes, versions: { forget() {} }, now, log })
  return {
    heard,
    lines,
    stop,
    pass: (ms: number) => {
      at += ms
    },
    ask: (path: string, init?: RequestInit) =>
      gateway(new Request(`http://somewhere.example${path}`, init), 'tests'),
  }
}

const path = `/v1/chains/1337/safes/${safeContracts.safe}`
const fine: Handle = (_, response) => response.end('{"fine":true}')

test('default: path and query as they came; of the headers none but ours', async () => {
  const { ask, heard } = await start(fine)
  const headers = {
    cookie: '__Host-love-session=CANARY',
    authorization: 'CANARY',
    origin: 'https://evil.example',
    'x-forwarded-for': '203.0.113.7',
    'user-agent': 'CANARY',
    'love-request': '1',
  }
  const answer = await ask(`${path}/transactions/history?cursor=a%20b&limit=5&unknown=1`, { headers })
  expect([answer.status, await answer.json()]).toEqual([200, { fine: true }])
  expect(heard[0]?.url).toBe(`/other${path}/transactions/history?cursor=a%20b&limit=5&unknown=1`)
  expect(Object.keys(heard[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'sec-fetch-mode',
    'user-agent',
  ])
  expect(JSON.stringify(heard)).not.toMatch(/CANARY|evil|203\.0/)
})

test('behavior: a body is passed on whole, also what we do not know of', async () => {
  const { ask, heard } = await start((_, response) => response.writeHead(201).end('{"done":1}'))
  const body = JSON.stringify({ signature: '0x12', news: { a: [1, '2'] } })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await ask(`/v1/chains/1337/transactions/${safeContracts.safe}/propose`, init)
  expect([answer.status, await answer.json()]).toEqual([200, { done: 1 }])
  expect(heard[0]?.body).toBe(body)
  expect(heard[0]?.headers['content-type']).toBe('application/json')
})

test('error: bodies that we would not take ourselves are not passed on', async () => {
  const { ask, heard } = await start(fine)
  const propose = `/v1/chains/1337/transactions/${safeContracts.safe}/propose`
  const json = { 'content-type': 'application/json' }
  const post = (headers: Record<string, string>, body: string) =>
    // As every client sends it.
    ask(propose, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      body,
    })
  expect((await post({ 'content-type': 'text/plain' }, '{}')).status).toBe(415)
  expect((await post(json, '{"a":1,"a":2}')).status).toBe(400)
  expect((await post(json, JSON.stringify('x'.repeat(300_000)))).status).toBe(413)
  expect((await ask(`/v1/chains/1337/transactions/multisig_%2e%2e%2f`)).status).toBe(400)
  expect((await ask(path.replace('1337', '%31337'))).status).toBe(404)
  expect((await ask(`/v1/chains/1/safes/${safeContracts.safe}`)).status).toBe(404)
  expect(heard).toEqual([])
})

const endless: Handle = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  for (let part = 0; part < 80; part++) response.write(' '.repeat(64 * 1024))
  response.end('{}')
}
test.each<[string, Handle, number, RegExp]>([
  ['silence', () => {}, 504, /timed out/],
  ['half an answer', (_, response) => void response.write('{"a":'), 504, /timed out/],
  ['a broken connection', (request) => request.socket.resetAndDestroy(), 503, /cannot be reached/],
  ['megabytes', endless, 502, /too large/],
  ['a page', (_, response) => response.end('<html>CANARY'), 502, /no usable answer/],
  [
    'another place',
    (_, response) => response.writeHead(302, { location: 'http://CANARY.example/' }).end(),
    502,
    /no usable answer \(302\)/,
  ],
  [
    'a failure',
    (_, response) => response.writeHead(500).end('{"code":500,"message":"CANARY"}'),
    502,
    /\(500\)/,
  ],
  ['a closed door', (_, response) => response.writeHead(403).end('{"message":"CANARY"}'), 502, /\(403\)/],
  [
    'strange words',
    (_, response) => response.writeHead(422).end('CANARY'),
    422,
    /rejected the request \(422\)/,
  ],
  [
    'a flood of words',
    (_, response) => response.writeHead(400).end(JSON.stringify({ message: 'CANARY'.repeat(1e3) })),
    400,
    /rejected the request/,
  ],
])('error: %s instead of an answer, in our words', async (_, handle, status, words) => {
  const { ask } = await start(handle, status === 504 ? 300 : undefined)
  const answer = await ask(path)
  const { message } = (await answer.json()) as { message: string }
  expect([answer.status, message]).toEqual([status, expect.stringMatching(words)])
  expect(message).not.toContain('CANARY')
  expect(message).toMatch(/^The (answer of the )?Safe gateway behind this server/)
})

test('error: too many questions there, with its own time to wait', async () => {
  const busy = await start((_, response) => response.writeHead(429, { 'retry-after': '17' }).end())
  const answer = await busy.ask(path)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17'])
  const rude = await start((_, response) => response.writeHead(429, { 'retry-after': '1e9' }).end())
  expect((await rude.ask(path)).headers.get('retry-after')).toBe('5')
})

test('error: after ten failures nobody waits any more, and it comes back by itself', async () => {
  let isDown = true
  const { ask, heard, pass, lines } = await start((_, response) =>
    isDown ? response.writeHead(500).end() : response.end('{"fine":true}'),
  )
  for (let time = 0; time < 10; time++) await ask(path)
  expect((await ask(path)).status).toBe(503)
  expect(heard).toHaveLength(10)
  expect(lines).toHaveLength(1)
  isDown = false
  pass(5_000)
  expect((await ask(path)).status).toBe(200)
  expect((await ask(path)).status).toBe(200)
})
