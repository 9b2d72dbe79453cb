import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServerParameters } from '../../test/startTestServer.ts'
import { writeWeb } from '../../test/writeWeb.ts'
import { readConfig } from '../config.ts'
import type { PlaceClass } from '../settings/operateSettings.ts'

async function start(parameters: TestServerParameters = {}) {
  const server = await startTestServer(parameters)
  onTestFinished(server.close)
  return server
}
function withPlaces(places: Partial<Record<PlaceClass, number>>) {
  const { admissionLimits } = readConfig({})
  return { ...admissionLimits, places: { ...admissionLimits.places, ...places } }
}
const secret = 'CANARYsecret0123456789'

test('behavior: above the most at once, come again in a second; other classes and watchers are answered', async () => {
  const server = await start({ config: { admissionLimits: withPlaces({ read: 2 }) } })
  const { promise, resolve: answerAll } = Promise.withResolvers<void>()
  server.node.fault = { hear: () => promise }
  const slow = [1, 2].map(() => server.rpc('eth_gasPrice'))
  await expect
    .poll(
      async () =>
        (await (await fetch(`${server.url}/metrics`)).text()).match(/love_requests_at_once (\d+)/)?.[1],
    )
    .toBe('3')
  const refused = await fetch(`${server.url}/market/pairs`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toEqual({ message: expect.stringMatching(/busy/) })
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await fetch(`${server.url}/`)).status).toBe(200)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  answerAll()
  for (const answer of await Promise.all(slow)) expect(answer).toHaveProperty('result')
  server.node.fault = {}
  expect(await server.rpc('eth_gasPrice')).toHaveProperty('result')
})

test('behavior: who reads an answer slowly takes nobody’s place', async () => {
  const webFolder = await writeWeb()
  await writeFile(join(webFolder, 'assets', 'large-1a.png'), Buffer.alloc(30_000_000))
  const server = await start({ config: { admissionLimits: withPlaces({ static: 1 }) }, webFolder })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write('GET /assets/large-1a.png HTTP/1.1\r\nhost: a\r\n\r\n')
  await new Promise((done) => socket.once('readable', done))
  for (let asked = 0; asked < 3; asked++) expect((await fetch(`${server.url}/`)).status).toBe(200)
})

test('error: answers that are never read are cut off before they fill the memory', async () => {
  const webFolder = await writeWeb()
  await writeFile(join(webFolder, 'assets', 'large-1a.png'), Buffer.alloc(14_000_000))
  const server = await start({ webFolder })
  const sockets = Array.from({ length: 6 }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.pause().on('error', () => {})
    socket.write('GET /assets/large-1a.png HTTP/1.1\r\nhost: a\r\n\r\n')
    return socket
  })
  const untaken = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return Number(text.match(/love_untaken_bytes (\d+)/)?.[1])
  }
  await expect.poll(untaken).toBeGreaterThan(0)
  await sleep(500)
  expect(await untaken()).toBeLessThanOrEqual(16 * 1024 * 1024)
  expect((await fetch(`${server.url}/`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(untaken).toBe(0)
})

test('behavior: the log tells of failures and slow requests by their route, and of nothing private', async () => {
  const server = await start({ timings: { budgetMs: 100, pollMs: 50 }, secret: `v2/${secret}` })
  await server.node.down()
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503)
  const headers = { cookie: `__Host-love-session=${secret}`, authorization: `Bearer ${secret}` }
  await fetch(`${server.url}/market/price?key=${secret}`, { headers })
  await server.post(
    { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ data: secret }, secret] },
    headers,
  )
  await fetch(`${server.url}/v1/chains/1337/safes/${secret}?key=${secret}`, { headers })
  await fetch(`${server.url}/${secret}`, { headers })
  const answered = await fetch(`${server.url}/ready?key=${secret}`, { headers })
  expect(answered.status).toBe(503)
  expect(await answered.json()).toEqual({ ready: false, reasons: ['No node in RPC_URLS is usable.'] })
  const told = () => server.logLines.map((line) => JSON.parse(line))
  await expect.poll(told).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      event: 'a request was answered with an error',
      method: 'GET',
      route: '/ready',
      status: '503',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    }),
  )
  expect(server.logLines.join('')).not.toContain('CANARY')
  await server.node.up()
})

test('behavior: who sends its headers letter by letter is sent away', { tags: '@deep' }, async () => {
  const server = await start()
  const { port } = new URL(server.url)
  let drips = 0
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a'))
    const drip = setInterval(() => {
      drips += 1
      socket.write('a')
    }, 500)
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(text)
    })
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  // By the same clock as the server's: after ten seconds, or twelve as it looks every two, and not after fifteen.
  expect(drips).toBeLessThan(28)
})
