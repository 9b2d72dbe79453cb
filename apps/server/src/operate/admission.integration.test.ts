import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServerParameters } from '../../test/startTestServer.ts'
import { readConfig } from '../config.ts'

const appUrl = 'https://love.example'
const { admissionLimits } = readConfig({})
const wide = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6 }

async function start(parameters: TestServerParameters = {}) {
  const server = await startTestServer(parameters)
  onTestFinished(server.close)
  const port = Number(new URL(server.url).port)
  return { ...server, port, figures: async () => (await fetch(`${server.url}/metrics`)).text() }
}

type Opened = {
  port: number
  method?: string
  path?: string
  type?: string | undefined
  localAddress?: string
  headers?: string[]
}

/** Says that a body will come, as a page of ours does, and never sends it. */
function openWithoutBody({
  port,
  method = 'POST',
  path = '/sign-in/verify',
  type = 'application/json',
  localAddress,
  headers = [],
}: Opened) {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
  onTestFinished(() => void socket.destroy())
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
      resolve(text)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: love.example',
    `origin: ${appUrl}`,
    'love-request: 1',
    `content-type: ${type}`,
    'content-length: 500',
    ...headers,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return { socket, answer }
}

/** What somebody else sees, at another address of this machine. */
function askElsewhere(port: number, path: string, body?: unknown) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const own = { localAddress: '127.0.0.2', host: '127.0.0.1', port, path, agent: false } as const
    const sent = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
    }
    const asked = httpRequest({ ...own, ...sent }, async (answer) => {
      resolve({ status: answer.statusCode, text: String(Buffer.concat(await answer.toArray())) })
    })
    asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}
const chainId = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  )
/** Or refused already. */
const opened = (socket: Socket) =>
  new Promise<void>((done) => void socket.once('connect', () => done()).once('close', () => done()))
const isOpen = ({ destroyed, readyState }: Socket) => !destroyed && readyState === 'open'

test('default: 1,100 connections with bodies that never come are one client’s trouble #fair-share', async () => {
  const server = await start({
    config: { appUrl, signInLimits: { ...wide, verifyPerMinute: 1e6, addressPerMinute: 1e6 } },
  })
  const flood: ReturnType<typeof openWithoutBody>[] = []
  while (flood.length < 1_100) {
    // More at once would wait in the system, before the server hears of them.
    const wave = Array.from({ length: 100 }, () => openWithoutBody(server))
    flood.push(...wave)
    await Promise.all(wave.map(({ socket }) => opened(socket)))
  }
  const figures = async () => (await askElsewhere(server.port, '/metrics')).text
  const refusals = async () => {
    const text = await figures()
    const requests = figure(text, 'love_refused_total{class="write",reason="client"}')
    return figure(text, 'love_connections_refused_total') + requests
  }
  await expect.poll(refusals, { timeout: 4_000 }).toBe(1_100 - admissionLimits.requestsPerClient)
  expect(figure(await figures(), 'love_places_in_use{class="write"}')).toBe(admissionLimits.requestsPerClient)
  for (let asked = 0; asked < 20; asked++) {
    expect((await askElsewhere(server.port, '/')).status).toBe(200)
    expect((await askElsewhere(server.port, '/rpc', chainId)).text).toContain('"result":"0x539"')
  }
  expect((await askElsewhere(server.port, '/ready')).status).toBe(200)
  // Nothing of a body in five seconds is too slow; afterwards everything is as before.
  await expect.poll(() => flood.filter(({ socket }) => isOpen(socket)).length, { timeout: 10_000 }).toBe(0)
  const answers = await Promise.all(flood.map(({ answer }) => answer))
  const statuses = Map.groupBy(answers, (answer) => answer.slice(9, 12))
  expect(statuses.get('408')).toHaveLength(admissionLimits.requestsPerClient)
  expect(figure(await figures(), 'love_places_in_use{class="write"}')).toBe(0)
  expect(server.logLines.join('')).not.toContain('"level":"error"')
}, 30_000)

test('behavior: many clients can fill the places of one class only, and /ready says so until there is room #fair-share', {
  tags: '@deep',
}, async () => {
  const places = { ...admissionLimits.places, write: 50 }
  let time = Date.now()
  const server = await start({
    now: () => time,
    config: {
      appUrl,
      trustProxy: 1,
      admissionLimits: { ...admissionLimits, connectionsPerClient: 10, places },
    },
  })
  const openAs = (at: number) =>
    openWithoutBody({ port: server.port, headers: [`x-forwarded-for: 10.0.0.${at}`] })
  // All of them through one proxy, whose connections are not one client's.
  const flood = Array.from({ length: 60 }, (_, at) => openAs(at))
  const refused = await Promise.all(flood.slice(50).map(({ answer }) => answer))
  for (const answer of refused) expect(answer).toMatch(/^HTTP\/1\.1 503 .*retry-after: 1\r\n/is)
  // A crowd that is gone in a moment is nothing that a balancer needs to hear of.
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  time += 2_000
  const ready = await fetch(`${server.url}/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ready: false, reasons: ['The limit for writes is reached.'] })
  expect((await fetch(server.url)).status).toBe(200)
  expect(await server.rpc('eth_chainId')).toHaveProperty('result')
  const metrics = await server.figures()
  expect(figure(metrics, 'love_places_in_use{class="write"}')).toBe(50)
  expect(figure(metrics, 'love_refused_total{class="write",reason="full"}')).toBe(10)
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status, { timeout: 10_000 }).toBe(200)
})

test('behavior: behind a proxy one client has so many open requests, and the others have theirs', async () => {
  const server = await start({
    config: { appUrl, trustProxy: 1, admissionLimits: { ...admissionLimits, requestsPerClient: 5 } },
  })
  const openAs = (client: string) =>
    openWithoutBody({ port: server.port, headers: [`x-forwarded-for: ${client}`] })
  const five = Array.from({ length: 5 }, () => openAs('203.0.113.7'))
  await expect.poll(async () => figure(await server.figures(), 'love_places_in_use{class="write"}')).toBe(5)
  expect(await openAs('203.0.113.7').answer).toMatch(/^HTTP\/1\.1 429 .*You have too many requests open/s)
  const headers = { 'x-forwarded-for': '203.0.113.8' }
  expect((await fetch(server.url, { headers })).status).toBe(200)
  for (const { socket } of five) socket.destroy()
  await expect
    .poll(async () => (await fetch(server.url, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status)
    .toBe(200)
})

test('behavior: a body that comes fast enough is read; one that drips, or takes more than 15 s, is cut off', {
  timeout: 60_000,
  tags: '@deep',
}, async () => {
  const server = await start({ config: { appUrl } })
  const send = async ({ length, perSecond }: { length: number; perSecond: number }) => {
    const started = performance.now()
    const text = JSON.stringify(chainId).padEnd(length)
    // Never closes its own end: that must not help.
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    const type = 'content-type: application/json\r\nconnection: close'
    socket.write(`POST /rpc HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: ${length}\r\n\r\n`)
    let sent = 0
    let drips = 0
    const drip = setInterval(() => {
      drips += 1
      socket.write(text.slice(sent, sent + perSecond / 2))
      sent += perSecond / 2
    }, 500)
    socket.on('error', () => {})
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(String(chunk)))
      socket.once('close', () => resolve(''))
    })
    clearInterval(drip)
    // Told by the same clock as the server's: on a busy machine both are late.
    return { answer, seconds: (performance.now() - started) / 1_000, drips }
  }
  const [steady, slow, endless] = await Promise.all([
    send({ length: 6_000, perSecond: 1_000 }),
    send({ length: 6_000, perSecond: 20 }),
    send({ length: 60_000, perSecond: 1_000 }),
  ])
  expect(steady.answer).toMatch(/^HTTP\/1\.1 200 .*"result"/s)
  expect(slow.answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(slow.drips).toBeLessThan(16)
  expect(endless.answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(endless.seconds).toBeGreaterThan(14)
  expect(endless.drips).toBeLessThan(35)
  await expect.poll(async () => figure(await server.figures(), 'love_places_in_use{class="read"}')).toBe(0)
  expect(server.logLines.join('')).not.toContain('"level":"error"')
})

/** And no other before the test is over. */
const one = { perSecond: 0.001, burst: 1, totalPerSecond: 1e6 }
const routes = [
  ['POST', '/rpc'],
  ['POST', '/simulate'],
  ['POST', '/simulate/queue'],
  ['POST', '/insights/view'],
  ['POST', '/csp-reports', 'application/csp-report'],
  ['POST', '/sign-in/nonce'],
  ['POST', '/sign-in/verify'],
  ['POST', '/v1/chains/1337/transactions/0x0000000000000000000000000000000000000001/propose'],
] as const

test.each(routes)(
  'behavior: %s %s is refused above its rate before a body comes',
  async (method, path, type?: string) => {
    const { rpcLimits, simulateLimits, gatewayLimits } = readConfig({})
    const server = await start({
      limits: one,
      config: {
        appUrl,
        viewLimits: one,
        reportLimits: one,
        meLimits: one,
        signInLimits: { ...one, verifyPerMinute: 1, addressPerMinute: 1 },
        simulateLimits: { ...simulateLimits, ...one },
        gatewayLimits: { ...gatewayLimits, ...one },
        rpcLimits: { ...rpcLimits, ...one },
      },
    })
    // Whichever comes second; who waited for the body would say 408 to both.
    const two = [1, 2].map(() => openWithoutBody({ port: server.port, method, path, type }))
    expect(await Promise.race(two.map(({ answer }) => answer))).toMatch(/^HTTP\/1\.1 429 /)
  },
)
