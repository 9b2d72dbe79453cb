import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'
import type { Config } from '../config.ts'

const token = 'CANARYtoken0123456789'
let server: TestServer
afterEach(() => server.close())

const start = async (config: Partial<Config> = {}, secret?: string) => {
  server = await startTestServer({ nodes: 2, config, ...(secret && { secret }) })
}
const get = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers })
const readSeries = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('default: what happens, as Prometheus reads it', async () => {
  await start()
  await server.rpc('eth_chainId')
  await fetch(`${server.url}/pairs?CANARY=1`)
  await fetch(`${server.url}/CANARY`)
  const response = await get()
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(readSeries(text, 'love_requests_total{route="/rpc",status="200"}')).toBe(1)
  expect(readSeries(text, 'love_requests_total{route="page",status="404"}')).toBe(1)
  expect(readSeries(text, 'love_request_duration_seconds_count{route="/rpc"}')).toBe(1)
  expect(readSeries(text, 'love_requests_at_once')).toBe(1)
  for (const queue of ['signatures', 'simulate', 'image'])
    expect(readSeries(text, `love_queue_size{queue="${queue}"}`)).toBe(0)
  for (const node of [1, 2]) {
    expect(readSeries(text, `love_node_healthy{node="${node}"}`)).toBe(1)
    expect(readSeries(text, `love_node_lag_blocks{node="${node}"}`)).toBe(0)
  }
  expect(readSeries(text, 'love_follower_leader')).toBe(0)
  expect(readSeries(text, 'love_store_up{dialect="sqlite"}')).toBe(1)
  expect(readSeries(text, 'love_store_ping_seconds{dialect="sqlite"}')).toBeLessThan(1)
  expect(readSeries(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(readSeries(text, 'love_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
  expect(text).not.toMatch(/CANARY|NaN|undefined/)
  // Each line is a comment or a value.
  const line = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="[^"]*",?)+\})? -?[0-9.e+-]+)$/
  for (const one of text.trimEnd().split('\n')) expect(one).toMatch(line)
})

test('behavior: a node that is away is told by its number', async () => {
  await start({}, `v2/${token}`)
  const { host } = new URL(server.node.url)
  await server.node.down()
  await server.rpc('eth_gasPrice')
  const text = await (await get()).text()
  expect(readSeries(text, 'love_node_healthy{node="1"}')).toBe(0)
  expect(readSeries(text, 'love_node_healthy{node="2"}')).toBe(1)
  expect(text).not.toContain('CANARY')
  expect(text).not.toContain(host)
  await server.node.up()
})

test('error: not for whoever comes through a proxy', async () => {
  await start()
  const answer = await get({ 'x-forwarded-for': '192.0.2.1' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({
    message: expect.stringMatching(/^Metrics are available on this machine/),
  })
  const posted = await fetch(`${server.url}/metrics`, { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('behavior: with a token, for whoever has it', async () => {
  await start({ metricsToken: token })
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const answer = await get({ authorization })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await answer.text()).not.toContain('CANARY')
  }
  const right = await get({ authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' })
  expect(right.status).toBe(200)
  expect(await right.text()).not.toContain('CANARY')
  expect(server.logLines.join()).not.toContain('CANARY')
})
