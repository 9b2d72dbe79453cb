import { expect, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { createLease } from './createLease.ts'

async function setup() {
  const { db } = await openTestStore()
  const clocks = { one: 1_000_000, two: 5 }
  const lease = (who: 'one' | 'two') =>
    createLease({ db, name: 'chain', lastsMs: 100, now: () => clocks[who] })
  return { db, clocks, one: lease('one'), two: lease('two') }
}

test('default: one has it until it has been silent for its time, whatever the clocks say', async () => {
  const { db, clocks, one, two } = await setup()
  expect(await one.acquire()).toBe(true)
  expect(await two.acquire()).toBe(false)
  clocks.two += 99
  expect(await two.acquire()).toBe(false)
  await one.renew(db)
  clocks.two += 99
  expect(await two.acquire()).toBe(false)
  clocks.two += 100
  expect(await two.acquire()).toBe(true)
  await expect(one.renew(db)).rejects.toMatchObject({ code: 'lease-lost' })
  expect(await one.acquire()).toBe(false)
})

test('behavior: who gives it back is followed at once', async () => {
  const { one, two } = await setup()
  expect(await one.acquire()).toBe(true)
  await one.release()
  expect(await two.acquire()).toBe(true)
})

test('behavior: of many that want it one gets it', async () => {
  const { db } = await setup()
  const leases = Array.from({ length: 10 }, () =>
    createLease({ db, name: 'chain', lastsMs: 100, now: Date.now }),
  )
  const taken = await Promise.all(leases.map((lease) => lease.acquire()))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('error: what is written without it is undone', async () => {
  const { db, clocks, one, two } = await setup()
  await one.acquire()
  await two.acquire()
  clocks.two += 100
  expect(await two.acquire()).toBe(true)
  const writing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('follow_blocks').values({ block: 1, hash: '0x' }).execute()
    await one.renew(transaction)
  })
  await expect(writing).rejects.toMatchObject({ code: 'lease-lost' })
  expect(await db.selectFrom('follow_blocks').selectAll().execute()).toEqual([])
})
