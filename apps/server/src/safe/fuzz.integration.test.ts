import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import { endpoints } from '@love/safe/api/endpoints/endpoints'
import { serviceEndpoints } from '@love/safe/api/service/serviceEndpoints'
import { arbitraryOf } from '@love/safe/test/api/arbitraryOf'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'
import { readConfig } from '../config.ts'

const all: readonly Endpoint[] = [...endpoints, ...serviceEndpoints]
/** All endpoints together. */
const requests = runs(700, 35_000)
const wide = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6, writesPerSecond: 1e6, writesBurst: 1e6 }

let devnet: Devnet
let server: TestServer
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
    config: { gatewayLimits: { ...readConfig({}).gatewayLimits, ...wide } },
  })
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

/** What breaks readers: what SQL, paths, numbers and texts are made of. */
const nasty = fc.constantFrom(
  "'; drop table safe_proposals; --",
  '../../etc/passwd',
  '%00',
  '\u0000',
  '9e99',
  '-1',
  '1e400',
  'NaN',
  '0x',
  '0xZZ',
  `0x${'f'.repeat(64)}`,
  '__proto__',
  '\ud800',
  '💘'.repeat(100),
  ' ',
  '1.5',
  'null',
)

type Asked = { parameters: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** What a client would send, of which any part may be something else. */
function requestOf(endpoint: Endpoint): fc.Arbitrary<Asked> {
  const fields = (schema: Endpoint['parameters']) =>
    fc
      .tuple(arbitraryOf(schema) as fc.Arbitrary<object>, fc.option(fc.tuple(fc.nat(), nasty)))
      .map(([value, change]) => spoil(value, change))
  return fc.record({
    parameters: fields(endpoint.parameters),
    query: fields(endpoint.query),
    body: fc.oneof(arbitraryOf(endpoint.body), fc.jsonValue(), nasty),
  })
}

function spoil(value: object, change: [number, string] | null): Record<string, unknown> {
  const entries = Object.entries(value)
  if (!change || entries.length === 0) return Object.fromEntries(entries)
  const [at, text] = change
  return Object.fromEntries(
    entries.map(([name, own], index) => [name, index === at % entries.length ? text : own]),
  )
}

async function send({ method, path }: Endpoint, { parameters, query, body }: Asked): Promise<Response> {
  const known: Record<string, unknown> = { ...parameters, chainId: parameters.chainId ?? '1337' }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(known[name] ?? 'x').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return fetch(`${server.url}${filled}?${search}`, {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body.toWellFormed() : (JSON.stringify(body) ?? ''),
    }),
  })
}

test.each(all.map((endpoint) => [endpoint.name, endpoint] as const))(
  'error: nothing that is sent to %s brings the server down #malformed-refused',
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(requestOf(endpoint), async (asked) => {
        const response = await send(endpoint, asked)
        const text = await response.text()
        expect(response.status, text).toBeLessThan(500)
        if (response.ok) return
        expect(JSON.parse(text)).toEqual({ code: expect.any(Number), message: expect.any(String) })
      }),
      { numRuns: Math.ceil(requests / all.length) },
    )
  },
)

test('behavior: after all that the Safe is what it was', async () => {
  const answer = await fetch(`${server.url}/v1/chains/1337/safes/${devnet.safes.teamSafe}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ threshold: 2 })
  expect(server.logLines.filter((line) => line.includes('"error"'))).toEqual([])
})
