import { Agent, get as httpGet } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { followsChain } from '../../test/followsChain.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

/** A read whose node answers when it is told to. */
async function askSlowly({ node, rpc }: TestServer) {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  node.fault = { hear: () => promise }
  const slow = rpc('eth_gasPrice')
  await expect
    .poll(() => node.requests.flat().map(({ method }) => method))
    .toEqual(expect.arrayContaining(['eth_gasPrice']))
  return { slow, answer }
}

test('default: not ready at once, answering for a while, finishing what is under way, then gone', async () => {
  const server = await startTestServer({ config: { drainSeconds: 3_600 }, follow: { pollMs: 50 } })
  onTestFinished(server.close)
  const { url } = server
  const status = async (path: string) => (await fetch(url + path)).status
  await expect.poll(() => followsChain(server)).toBe(true)

  let isGone = false
  const retiring = server.retire().then(() => {
    isGone = true
  })
  const ready = await fetch(`${url}/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ready: false, reasons: ['The server is stopping.'] })
  expect(await status('/health')).toBe(200)
  // Another server may follow the chain now.
  await expect.poll(() => followsChain(server)).toBe(false)
  // A connection that a balancer keeps ends with the next answer.
  expect((await fetch(`${url}/`)).headers.get('connection')).toBe('close')
  const { slow, answer } = await askSlowly(server)
  // As if the while were over.
  void server.close()
  await expect.poll(() => status('/health').catch(() => 'gone')).toBe('gone')
  expect(isGone).toBe(false)
  answer()
  expect(await slow).toHaveProperty('result')
  await retiring
  expect(server.logLines.join('')).toContain('server stopped')
})

test('behavior: the while is as long as it is told', async () => {
  const server = await startTestServer({ config: { drainSeconds: 1 } })
  onTestFinished(server.close)
  const started = performance.now()
  await server.retire()
  expect(performance.now() - started).toBeGreaterThan(990)
})

test('behavior: a client that keeps its connection does not hold up the end', async () => {
  const server = await startTestServer({ config: { drainSeconds: 0 } })
  onTestFinished(server.close)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      httpGet(`${server.url}/`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      }).on('error', reject)
    })
  expect(await ask()).toBe(200)
  const { slow, answer } = await askSlowly(server)
  const retiring = server.retire()
  answer()
  expect(await slow).toHaveProperty('result')
  // Whoever still holds on after eleven seconds is cut off.
  expect(await Promise.race([retiring, sleep(8_000, 'held up')])).toBeUndefined()
  agent.destroy()
})
