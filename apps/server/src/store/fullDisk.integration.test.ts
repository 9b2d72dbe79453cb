import { startDevnet } from '@love/devnet/startDevnet'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { createTestGateway } from '../../test/safeGateway.ts'
import { proposalFor } from '../../test/safeProposal.ts'
import { createSafeOwner, walletOwner } from '../../test/testOwners.ts'
import { readReadiness } from '../health/health.ts'
import { noOperation } from '../operate/createCalmWrite.ts'
import { createThreads } from '../threads/createThreads.ts'
import { isDatabaseFailure, isOutOfRoom } from './isDatabaseFailure.ts'

const pool = createThreads()
const devnet = await startDevnet({ port: 0, historyHours: 0 })
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

async function start() {
  const store = await openTestStore()
  const { db } = store
  const grow = async (most: number) => void (await sql.raw(`pragma max_page_count = ${most}`).execute(db))
  const files = new Map([['/', {}]]) as never
  const ready = () =>
    readReadiness({ health: () => ({ status: 'ok' }), files, store, operation: noOperation })
  return { store, db, grow, ready }
}

test('error: the first failure of a transaction is what is told, not that it cannot be rolled back', async () => {
  const { db, grow } = await start()
  await grow(1)
  const failure = await db
    .transaction()
    .execute(async (transaction) => {
      for (let at = 0; at < 5_000; at++) {
        const row = { day: '2026-01-01', path: `/${at}${'x'.repeat(500)}`, referrer: '', count: 1 }
        await transaction.insertInto('insights_views').values(row).execute()
      }
    })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'SQLITE_FULL' })
  expect([isOutOfRoom(failure), isDatabaseFailure(failure)]).toEqual([true, true])
  expect(await db.selectFrom('insights_views').selectAll().execute()).toEqual([])
  // A transaction that fails for another reason is still rolled back.
  await grow(1e6)
  const row = { day: '2026-01-01', path: '/', referrer: '', count: 1 }
  const refused = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('insights_views').values(row).execute()
    throw new Error('changed my mind')
  })
  await expect(refused).rejects.toThrow('changed my mind')
  expect(await db.selectFrom('insights_views').selectAll().execute()).toEqual([])
})

test('error: while the disk is full writes are refused with a time, reads work, and readiness says why #acknowledged-kept', async () => {
  const { store, db, grow, ready } = await start()
  const gateway = await createTestGateway({ devnet, db, pool })
  const ann = walletOwner('ann')
  const parameters = { owners: [ann], threshold: 1, from: devnet.roles.whale }
  const { address: safe } = await createSafeOwner(devnet.client, parameters)
  const path = `http://somewhere.example/v1/chains/1337/transactions/${safe}/propose`
  const propose = async (nonce: bigint) => {
    const body = JSON.stringify(await proposalFor(safe, ann, { nonce, data: `0x${'ab'.repeat(20_000)}` }))
    const headers = { 'content-type': 'application/json' }
    return gateway.answer(new Request(path, { method: 'POST', headers, body }))
  }
  const queued = async () => {
    const { reply } = await gateway.ask(getTransactionQueue, { parameters: { safe_address: safe } })
    return reply?.results.filter(({ type }) => type === 'TRANSACTION').length
  }
  expect((await propose(0n)).status).toBe(200)
  expect(await ready()).toEqual({ ready: true })

  await grow(1)
  let acknowledged = 1
  let refused = await propose(1n)
  // What is free in the file is used up first.
  for (let nonce = 2n; refused.status === 200 && nonce < 50n; nonce++) {
    acknowledged += 1
    refused = await propose(nonce)
  }
  for (let more = 0; more < 15; more++) expect((await propose(60n)).status).toBe(503)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.json()).toMatchObject({
    message: 'Cannot save: the server disk is full. Try again later.',
  })
  const full = { ready: false, reasons: ['The database disk is full.'] }
  expect(await ready()).toEqual(full)
  expect(await ready()).toEqual(full)
  expect(await queued()).toBe(acknowledged)

  await grow(1e6)
  expect(await ready()).toEqual({ ready: true })
  expect(await store.hasRoom()).toBe(true)
  expect((await propose(61n)).status).toBe(200)
  expect(await queued()).toBe(acknowledged + 1)
  expect(await db.selectFrom('store_probes').selectAll().execute()).toEqual([])
})
