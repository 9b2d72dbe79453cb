import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import { deletionBy, proposalFor } from '../../../test/safeProposal.ts'
import { ann, bob } from '../../../test/safeProposalLife.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'
import { createSafeOwner } from '../../../test/testOwners.ts'

let devnet: Devnet
/** The gateway of somebody else, which is one of ours, and the server that forwards to it. */
let other: TestServer
let server: TestServer
let safe: Address
const chain = '1337'

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const from = devnet.roles.whale
  safe = (await createSafeOwner(devnet.client, { owners: [ann, bob], threshold: 2, from })).address
  const parameters = { chain: remoteChain(devnet.url), timings: { pollMs: 100 } }
  other = await startTestServer({
    ...parameters,
    follow: { pollMs: 20 },
    config: { appUrl: 'https://other.example' },
  })
  server = await startTestServer({
    ...parameters,
    config: { appUrl: 'https://love.example', safeGatewayUrl: other.url },
  })
  sdk.setBaseUrl(server.url)
  await sdk.getSafeInfo(chain, safe)
})
afterAll(async () => {
  await server.close()
  await other.close()
  await devnet.close()
})

const paths = [
  '/v1/chains',
  `/v1/chains/${chain}`,
  `/v1/chains/${chain}/about/master-copies`,
  '/v1/balances/supported-fiat-codes',
]

test('default: what the other gateway answers, below our own headers', async () => {
  for (const path of [...paths, `/v1/chains/${chain}/safes/${safe}`]) {
    const [theirs, ours] = await Promise.all([fetch(`${other.url}${path}`), fetch(`${server.url}${path}`)])
    expect([ours.status, await ours.json()], path).toEqual([200, await theirs.json()])
    expect(ours.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(ours.headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
  expect(await sdk.getOwnedSafes(chain, ann.address)).toEqual(
    await (await fetch(`${other.url}/v1/chains/${chain}/owners/${ann.address}/safes`)).json(),
  )
})

test('default: a proposal, its confirmation and its end, all of them over there', async () => {
  const proposal = await proposalFor(safe, ann, { nonce: 0n })
  const { safeTxHash } = proposal
  await sdk.proposeTransaction(chain, safe, { ...proposal, origin: 'tests' } as never)
  const theirs = await fetch(`${other.url}/v1/chains/${chain}/transactions/${safeTxHash}`)
  expect(await theirs.json()).toMatchObject({ detailedExecutionInfo: { confirmations: [{}] } })
  const seen = await sdk.proposeTransaction(chain, safe, {
    ...(await proposalFor(safe, bob, { to: proposal.to, nonce: 0n })),
  } as never)
  expect(seen.detailedExecutionInfo).toMatchObject({ confirmations: [{}, {}] })
  const signature = await deletionBy(ann, safe, safeTxHash, Date.now())
  const path = `${server.url}/v1/chains/${chain}/transactions/${safeTxHash}`
  const headers = { 'content-type': 'application/json' }
  const gone = await fetch(path, { method: 'DELETE', headers, body: JSON.stringify({ signature }) })
  expect([gone.status, await gone.text()]).toEqual([204, ''])
  expect((await sdk.getTransactionQueue(chain, safe)).results).toEqual([])
})

test('behavior: the pages around are with us, and lead on', { tags: '@deep' }, async () => {
  const team = devnet.safes.teamSafe
  const first = () =>
    sdk.getTransactionHistory(
      chain,
      team,
      {},
      `${server.url}/v1/chains/${chain}/safes/${team}/transactions/history?limit=1`,
    )
  await expect
    .poll(async () => (await first()).next, { timeout: 20_000 })
    .toMatch(/^https:\/\/love\.example\/v1\//)
  const { next = '', results } = await first()
  const second = await fetch(`${server.url}${next.slice('https://love.example'.length)}`)
  expect(second.status).toBe(200)
  const page = (await second.json()) as { results: unknown[]; previous: string }
  expect(page.results).not.toEqual(results)
  expect(page.previous).toMatch(/^https:\/\/love\.example\/v1\//)
  expect(JSON.stringify(page)).not.toContain('other.example')
})

test('error: refusals keep their status, code and words', async () => {
  const proposal = await proposalFor(safe, ann, { nonce: 3n })
  const lie = { ...proposal, value: '1' }
  const headers = { 'content-type': 'application/json' }
  for (const [path, init] of [
    [
      `/v1/chains/${chain}/transactions/${safe}/propose`,
      { method: 'POST', headers, body: JSON.stringify(lie) },
    ],
    [`/v1/chains/${chain}/safes/${devnet.roles.whale}`, {}],
    [`/v1/chains/${chain}/safes/${safe}/transactions/history?limit=-1`, {}],
    [`/v1/chains/${chain}/safes/${safe}/balances/eur`, {}],
    ['/v1/chains/1/safes/x', {}],
    ['/v1/nothing', {}],
    [`/v1/chains/${chain}`, { method: 'POST' }],
    [`/v1/chains/${chain}/transactions/${safe}/propose`, { method: 'POST', body: '{}' }],
  ] as const) {
    const [theirs, ours] = await Promise.all([
      fetch(`${other.url}${path}`, init),
      fetch(`${server.url}${path}`, init),
    ])
    expect(ours.status, path).toBeGreaterThanOrEqual(400)
    expect([ours.status, await ours.json()], path).toEqual([theirs.status, await theirs.json()])
  }
})
