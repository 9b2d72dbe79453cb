import { Agent, get as httpGet } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { followsChain } from '../../test/followsChain.ts'
import { startTestServer } from '../../test/startTestServer.ts'

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

test('default: not ready at once, answering for a while, finishing what is under way, then gone', async () => {
  const server = await startTestServer({ config: { drainSeconds: 1 }, follow: { pollMs: 50 } })
  onTestFinished(server.close)
  const { url, node } = server
  const status = async (path: string) => (await fetch(url + path)).status
  await expect.poll(() => followsChain(server)).toBe(true)

  const started = performance.now()
  const retiring = server.retire()
  const ready = await fetch(`${url}/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ready: false, reasons: ['The server stops.'] })
  expect(await status('/health')).toBe(200)
  // Another server may follow the chain now.
  await expect.poll(() => followsChain(server), { timeout: 900 }).toBe(false)
  // A connection that a balancer keeps ends with the next answer.
  expect((await fetch(`${url}/`)).headers.get('connection')).toBe('close')
  await pause(Math.max(0, 900 - (performance.now() - started)))
  expect(await status('/')).toBe(200)
  node.fault = { delayMs: 500 }
  const slow = server.rpc('eth_gasPrice')
  await retiring
  expect(await slow).toHaveProperty('result')
  const took = performance.now() - started
  expect(took).toBeGreaterThan(1_000)
  expect(took).toBeLessThan(4_000)
  await expect(fetch(`${url}/health`)).rejects.toThrow()
  expect(server.logLines.join('')).toContain('server stops')
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
  server.node.fault = { delayMs: 300 }
  const slow = server.rpc('eth_gasPrice')
  await pause(50)
  const started = performance.now()
  await server.retire()
  expect(await slow).toHaveProperty('result')
  expect(performance.now() - started).toBeLessThan(3_000)
  agent.destroy()
})
