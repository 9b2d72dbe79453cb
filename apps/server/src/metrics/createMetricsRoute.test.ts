import { expect, test } from 'vitest'
import { createMetricsRoute } from './createMetricsRoute.ts'

const request = (headers: Record<string, string> = {}) =>
  new Request('https://love.example/metrics', { headers })
const route = (network: 'local' | 'mainnet', metricsToken?: string) =>
  createMetricsRoute({ config: { network, metricsToken }, metrics: [] })

test('default: this machine, on the devnet', async () => {
  const read = route('local')
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect((await read(request(), address)).status).toBe(200)
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::12', '1127.0.0.1', undefined])
    expect((await read(request(), address)).status).toBe(403)
})

test('behavior: on mainnet only the token opens it: the proxy in front may be on this machine', async () => {
  const closed = await route('mainnet')(request(), '127.0.0.1')
  expect(closed.status).toBe(403)
  expect(await closed.json()).toEqual({ message: 'Set METRICS_TOKEN to read the metrics.' })
  const token = 'a-token-of-24-characters'
  expect((await route('mainnet', token)(request(), '127.0.0.1')).status).toBe(401)
  const headers = { authorization: `bearer ${token}` }
  expect((await route('mainnet', token)(request(headers), '192.0.2.1')).status).toBe(200)
})
