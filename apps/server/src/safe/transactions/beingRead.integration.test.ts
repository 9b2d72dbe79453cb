import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getCollectiblesPage } from '@love/safe/api/endpoints/assets'
import {
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
} from '@love/safe/api/endpoints/history'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { historyOf } from '../../../test/livedSafe.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { createSafeRoutes } from '../../../test/safeRoutes.ts'
import { untilSafesStored } from '../../../test/safeStore.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { startTestServer } from '../../../test/startTestServer.ts'
import { saveCursor } from '../../follow/followTables.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { fillName } from '../index/createSafeFill.ts'
import { SAFE_SOURCE } from '../index/followedSafes.ts'

const pool = createThreads()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

test('default: before the past of a Safe is stored its lists are refused, and then they are whole', async () => {
  const { db } = await openTestStore()
  const ask = await createSafeRoutes({ devnet, db, pool })
  const safe = devnet.safes.teamSafe
  const parameters = { address: safe }
  const refusal = { status: 503, code: 503, retryAfter: 5 }
  const message = "This Safe's history is still being indexed."
  await expect(historyOf(ask, safe)).rejects.toMatchObject({ ...refusal, message })
  for (const endpoint of [getIncomingTransfers, getModuleTransactions, getMultisigTransactions])
    await expect(ask(endpoint, { parameters })).rejects.toMatchObject(refusal)
  // What waits was proposed here.
  const waiting = await ask(getMultisigTransactions, { parameters, query: { executed: 'false' } })
  expect(waiting.results).toEqual([])

  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  await untilSafesStored(db, devnet)
  expect((await historyOf(ask, safe)).transactions).not.toEqual([])
  expect((await ask(getIncomingTransfers, { parameters })).results).not.toEqual([])
})

test('behavior: how much of it has been read is said as soon as that is known', async () => {
  const { db } = await openTestStore()
  const ask = await createSafeRoutes({ devnet, db, pool })
  const safe = devnet.safes.teamSafe
  await historyOf(ask, safe).catch(() => {})
  const address = safe.toLowerCase()
  const place = { hash: `0x${'ab'.repeat(32)}`, timestamp: 1_700_000_000 }
  await saveCursor(db, { source: SAFE_SOURCE, block: 1_099, ...place })
  await db
    .updateTable('safe_followed')
    .set({ state: 'filling', first_block: 100 })
    .where('address', '=', address)
    .execute()
  await expect(historyOf(ask, safe)).rejects.toThrow('still being indexed: 0% so far.')
  await saveCursor(db, { source: fillName(address), block: 519, ...place })
  await expect(historyOf(ask, safe)).rejects.toThrow('still being indexed: 42% so far.')
  // The last step is not done before it is level with all others.
  await saveCursor(db, { source: fillName(address), block: 1_099, ...place })
  await expect(historyOf(ask, safe)).rejects.toThrow('still being indexed: 99% so far.')
})

test('behavior: clients of others say it in its words, and the info of the Safe tells ours', async () => {
  const server = await startTestServer({ chain: remoteChain(devnet.url), timings: { pollMs: 100 } })
  onTestFinished(server.close)
  sdk.setBaseUrl(server.url)
  const safe = devnet.safes.teamSafe
  await expect(sdk.getTransactionHistory('1337', safe)).rejects.toThrow(
    "CGW error - 503: This Safe's history is still being indexed.",
  )
  const path = `${server.url}/v1/chains/1337/safes/${safe}/transactions/history`
  expect((await fetch(path)).headers.get('retry-after')).toBe('5')
  // None of them would say that there are none.
  for (const version of ['v1', 'v2']) {
    const collectibles = await fetch(`${server.url}/${version}/chains/1337/safes/${safe}/collectibles`)
    expect(collectibles.status).toBe(503)
  }
  // The rest of the Safe is there meanwhile.
  expect(await sdk.getSafeInfo('1337', safe)).toMatchObject({ address: { value: safe } })
  expect(await sdk.getTransactionQueue('1337', safe)).toMatchObject({ results: [] })
  const parameters = { chainId: 1337, address: safe }
  const info = await callEndpoint({ baseUrl: server.url }, getSafeInfo, { parameters })
  expect(info.historyBeingRead).toEqual({ percent: null })
})

test('behavior: the info of a Safe says nothing about its history once that is read', async () => {
  const server = await startTestServer({
    chain: remoteChain(devnet.url),
    timings: { pollMs: 100 },
    follow: { pollMs: 20 },
  })
  onTestFinished(server.close)
  const parameters = { chainId: 1337, address: devnet.safes.teamSafe }
  const reading = async () =>
    (await callEndpoint({ baseUrl: server.url }, getSafeInfo, { parameters })).historyBeingRead
  expect(await reading()).toBeDefined()
  await expect.poll(reading, { timeout: 20_000 }).toBeUndefined()
  sdk.setBaseUrl(server.url)
  expect((await sdk.getTransactionHistory('1337', devnet.safes.teamSafe)).results).not.toEqual([])
  const { results } = await callEndpoint({ baseUrl: server.url }, getCollectiblesPage, { parameters })
  expect(results).toHaveLength(2)
})
