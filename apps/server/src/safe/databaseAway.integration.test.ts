import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteChain } from '../../test/remoteChain.ts'
import { proposalFor } from '../../test/safeProposal.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'
import { createSafeOwner, walletOwner } from '../../test/testOwners.ts'

const ann = walletOwner('ann')
const postgres = await startPostgres()
let devnet: Devnet
let server: TestServer
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 50 },
    config: { databaseUrl: await postgres.createDatabase() },
  })
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
  await devnet.close()
})

test('error: while the database is away everybody is told so, and what was acknowledged is there afterwards #acknowledged-kept', {
  tags: '@deep',
  timeout: 90_000,
}, async () => {
  const { client, roles } = devnet
  const { address: safe } = await createSafeOwner(client, { owners: [ann], from: roles.whale })
  const chain = `${server.url}/v1/chains/1337`
  const propose = async (nonce: bigint) => {
    const body = JSON.stringify(await proposalFor(safe, ann, { to: roles.whale, nonce }))
    const headers = { 'content-type': 'application/json' }
    return fetch(`${chain}/transactions/${safe}/propose`, { method: 'POST', headers, body })
  }
  const queued = async () => {
    const answer = await fetch(`${chain}/safes/${safe}/transactions/queued?limit=100`)
    const { results = [] } = (await answer.json()) as { results?: { type: string }[] }
    return { status: answer.status, count: results.filter(({ type }) => type === 'TRANSACTION').length }
  }
  for (const nonce of [0n, 1n, 2n]) expect((await propose(nonce)).status).toBe(200)
  expect(await queued()).toEqual({ status: 200, count: 3 })

  await postgres.down()
  // What was known a moment ago is still told.
  await expect.poll(async () => (await queued()).status, { timeout: 5_000 }).toBe(503)
  for (let asked = 0; asked < 15; asked++) {
    const answer = await fetch(`${chain}/safes/${safe}/transactions/queued?limit=100`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('database') })
  }
  expect((await propose(3n)).status).toBe(503)

  await postgres.up()
  await expect.poll(queued, { timeout: 30_000, interval: 200 }).toEqual({ status: 200, count: 3 })
  expect((await propose(3n)).status).toBe(200)
  expect(await queued()).toEqual({ status: 200, count: 4 })
})
