import { request as send } from 'node:http'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { endpoints } from '@love/safe/api/endpoints/endpoints'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'
import { readConfig } from '../../config.ts'
import { createRoutes } from './createRoutes.ts'
import type { GatewayParts } from './gatewayParts.ts'

let devnet: Devnet
let server: TestServer
let safe: Address
const chain = '1337'
const gatewayLimits = {
  ...readConfig({}).gatewayLimits,
  perSecond: 1e6,
  burst: 1e6,
  totalPerSecond: 1e6,
  writesPerSecond: 1e6,
  writesBurst: 1e6,
}

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safe = devnet.safes.teamSafe
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
    config: { gatewayLimits, appUrl: 'https://love.example' },
  })
  sdk.setBaseUrl(server.url)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const ready = () =>
  expect
    .poll(async () => (await sdk.getTransactionHistory(chain, safe)).results.length, { timeout: 20_000 })
    .toBeGreaterThan(0)

test('default: every endpoint has one route', () => {
  const parts = { config: readConfig({}), describeDeps: {} } as GatewayParts
  const names = createRoutes({ ...parts, states: {} as never, versions: {} as never }).map(
    ({ endpoint }) => endpoint.name,
  )
  expect(names.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('default: the info of a Safe, with tags that change with its lists', async () => {
  const info = await sdk.getSafeInfo(chain, safe)
  expect(info).toMatchObject({
    address: { value: safe },
    chainId: chain,
    threshold: 2,
    implementationVersionState: 'UP_TO_DATE',
    fallbackHandler: { value: safeContracts.fallbackHandler },
    guard: null,
  })
  expect(info.owners.map(({ value }) => value).toSorted()).toEqual([...devnet.roles.demo].toSorted())
  await ready()
  const tag = async () => (await sdk.getSafeInfo(chain, safe)).txHistoryTag
  const before = await tag()
  const [account] = devnet.roles.demo
  await devnet.client.sendTransaction({ account, to: safe, value: 1n })
  await expect.poll(tag, { timeout: 20_000 }).not.toBe(before)
})

test('error: a Safe that is none, and an address with a wrong checksum', async () => {
  await expect(sdk.getSafeInfo(chain, devnet.roles.whale)).rejects.toThrow('CGW error - 404: ')
  const wrong = safe.replace(/[a-f]/, (letter) => letter.toUpperCase())
  await expect(sdk.getSafeInfo(chain, wrong)).rejects.toThrow(
    'CGW error - 1: address: an address with a wrong',
  )
  await expect(sdk.getSafeInfo('1', safe)).rejects.toThrow('CGW error - 404: Chain 1 is not supported.')
})

test('default: the Safes of an owner, and an overview of them', async () => {
  await ready()
  const [owner = safe] = devnet.roles.demo
  const owned = await sdk.getOwnedSafes(chain, owner)
  expect(owned.safes).toContain(safe)
  expect(await sdk.getAllOwnedSafes(owner)).toEqual({ [chain]: owned.safes })
  expect(await sdk.getOwnedSafes(chain, devnet.roles.whale)).toEqual({ safes: [] })
  const overviews = await sdk.getSafeOverviews(
    [`${chain}:${safe}`, `1:${safe}`, `${chain}:${devnet.roles.whale}`],
    {
      currency: 'USD',
      trusted: false,
      exclude_spam: false,
      wallet_address: owner,
    },
  )
  expect(overviews).toMatchObject([
    { address: { value: safe }, threshold: 2, queued: 0, awaitingConfirmation: 0 },
  ])
  expect(Number(overviews[0]?.fiatTotal)).toBeGreaterThan(0)
})

test('default: balances with what they are worth, in every currency that is offered', async () => {
  await ready()
  expect(await sdk.getFiatCurrencies()).toEqual(['USD', 'ETH', 'BTC'])
  const { items, fiatTotal } = await sdk.getBalances(chain, safe, 'usd', { trusted: true })
  expect(items[0]).toMatchObject({
    tokenInfo: { type: 'NATIVE_TOKEN', symbol: 'ETH', decimals: 18 },
    balance: String(await devnet.client.getBalance({ address: safe })),
  })
  const sum = items.reduce((total, { fiatBalance }) => total + Number(fiatBalance), 0)
  expect(sum).toBeCloseTo(Number(fiatTotal), 4)
  const inEther = await sdk.getBalances(chain, safe, 'ETH')
  expect(inEther.items[0]?.fiatConversion).toBe('1')
  expect(Number(fiatTotal) / Number(inEther.fiatTotal)).toBeCloseTo(Number(items[0]?.fiatConversion), 3)
  expect(JSON.stringify(inEther)).not.toMatch(/NaN|Infinity|e-/)
  await expect(sdk.getBalances(chain, safe, 'eur')).rejects.toThrow('400: currency: not supported')
})

test('default: collectibles with their words and pictures, at once and in pages', async () => {
  await ready()
  const all = await sdk.getCollectibles(chain, safe)
  expect(all.length).toBeGreaterThan(0)
  expect(all[0]).toMatchObject({
    address: devnet.contracts.letters,
    tokenName: 'LOVE Letters',
    tokenSymbol: 'LETTER',
    name: expect.stringMatching(/^LOVE Letter #\d+$/),
    imageUri: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  const page = await fetch(`${server.url}/v2/chains/${chain}/safes/${safe}/collectibles?limit=1`)
  const { next, results } = (await page.json()) as { next?: string; results: unknown[] }
  expect(results).toEqual(all.slice(0, 1))
  expect(next === undefined).toBe(all.length === 1)
  const bad = await fetch(`${server.url}/v2/chains/${chain}/safes/${safe}/collectibles?cursor=WyJ4Il0`)
  expect(bad.status).toBe(400)
})

test('default: chains, apps, master copies, delegates and how far the chain is read', async () => {
  const chains = await sdk.getChainsConfig()
  expect(chains.results).toEqual([await sdk.getChainConfig(chain)])
  expect(chains.results[0]).toMatchObject({ chainId: chain, rpcUri: { value: 'https://love.example/rpc' } })
  const [own, ...others] = await sdk.getSafeApps(chain)
  expect([own?.url, own?.name, others]).toEqual(['https://love.example', 'LOVE', []])
  expect(await sdk.getSafeApps(chain, { url: 'https://other.example' })).toEqual([])
  expect(await sdk.getMasterCopies(chain)).toEqual([
    { address: safeContracts.safe, version: '1.4.1' },
    { address: safeContracts.safeL2, version: '1.4.1+L2' },
  ])
  expect(await sdk.getDelegates(chain, { safe })).toEqual({ results: [] })
  await expect.poll(() => sdk.getIndexingStatus(chain), { timeout: 10_000 }).toMatchObject({ synced: true })
})

test('behavior: over the wire: tags, HEAD, one path for a slash, long addresses', async () => {
  const path = `/v1/chains/${chain}/safes/${safe}`
  const first = await fetch(`${server.url}${path}`)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('vary')).toBe('Origin')
  const length = (await first.arrayBuffer()).byteLength
  const again = await fetch(`${server.url}${path}`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(`${server.url}${path}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)])
  expect((await fetch(`${server.url}/v1/${'a'.repeat(9_000)}`)).status).toBe(414)
  expect((await fetch(`${server.url}/v1/`)).status).toBe(404)
})

test('behavior: links to other pages have the configured origin, whatever the request says #trusted-proxies', async () => {
  await ready()
  const path = `/v1/chains/${chain}/safes/${safe}/transactions/history?limit=1`
  const { port, hostname } = new URL(server.url)
  const body = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    send({ port, hostname, path, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve(Buffer.concat(chunks).toString())
    })
      .on('error', reject)
      .end()
  })
  expect(body).toContain('"next":"https://love.example/v1/chains/1337/')
  expect(body).not.toContain('evil')
})
