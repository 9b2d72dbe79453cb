import { getBalances } from '@love/safe/api/endpoints/assets'
import { getTransactionHistory, getTransactionQueue } from '@love/safe/api/endpoints/history'
import { proposeMessage } from '@love/safe/api/endpoints/messages'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import type { Address } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { createTestGateway } from '../../../test/safeGateway.ts'
import { proposalFor } from '../../../test/safeProposal.ts'
import { storedSafes, testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { createSafeOwner, walletOwner } from '../../../test/testOwners.ts'
import type { Store } from '../../store/openStore.ts'

const [ann, bob] = [walletOwner('ann'), walletOwner('bob')]
const { devnet, pool, engines } = await startSafeWorld()
const MINUTE_MS = 60_000

/** A gateway that follows two Safes at most, each after five minutes. */
async function start(open: () => Promise<Store>) {
  const { db } = await open()
  const clock = { ms: Date.UTC(2026, 1, 28, 12) }
  const config = { mostSafes: 2, safeReturnMs: 5 * MINUTE_MS }
  const gateway = await createTestGateway({ devnet, db, pool, now: () => clock.ms, config })
  const make = async (owner = ann): Promise<Address> => {
    const parameters = { owners: [owner], threshold: 1, from: devnet.roles.whale }
    return (await createSafeOwner(devnet.client, parameters)).address
  }
  const look = (address: Address) => gateway.ask(getSafeInfo, { parameters: { address } })
  /** Time in which something else is looked at, so that nothing is remembered from before. */
  const wait = (minutes: number) => {
    clock.ms += minutes * MINUTE_MS + 1
  }
  const comeBack = async (address: Address) => {
    await look(address)
    wait(6)
    await look(address)
  }
  const propose = async (safe: Address) =>
    gateway.ask(proposeTransaction, {
      parameters: { safe_address: safe },
      body: await proposalFor(safe, ann),
    })
  const followed = async () => {
    const rows = await db.selectFrom('safe_followed').select('address').orderBy('address').execute()
    return rows.map(({ address }) => address)
  }
  const signIn = (address: Address) =>
    db
      .insertInto('sign_in_sessions')
      .values({
        id: address,
        address,
        created_at: clock.ms,
        expires_at: clock.ms + 60 * MINUTE_MS,
        checked_at: clock.ms,
        message_hash: null,
        signature: null,
      })
      .execute()
  return { db, clock, gateway, make, look, wait, comeBack, propose, followed, signIn }
}

const sorted = (...safes: Address[]) => safes.map((safe) => safe.toLowerCase()).sort()

eachEngine(engines, (open) => {
  test('error: looks of strangers at more Safes than there is room for keep none of them #bounded-storage', async () => {
    const { gateway, make, look, propose, followed } = await start(open)
    const safes = [await make(), await make(), await make(), await make()]
    for (const safe of safes) {
      const parameters = { safe_address: safe }
      expect((await look(safe)).reply).toMatchObject({ address: { value: safe }, threshold: 1 })
      const balances = { parameters: { address: safe, currency: 'usd' } }
      expect((await gateway.ask(getBalances, balances)).reply?.items).toHaveLength(1)
      expect((await gateway.ask(getTransactionQueue, { parameters })).reply?.results).toEqual([])
      await expect(gateway.ask(getTransactionHistory, { parameters })).rejects.toThrow(
        "This Safe's history is not indexed yet. Sign in as an owner, or wait half a minute.",
      )
    }
    expect(await followed()).toEqual([])
    const [own = devnet.safes.teamSafe] = safes
    expect(await propose(own)).toMatchObject({ status: 200 })
    expect(await followed()).toEqual(sorted(own))
  })

  test('behavior: who comes back has the Safe followed, in the place of the least used', async () => {
    const { make, look, wait, comeBack, followed } = await start(open)
    const [first, second, third] = [await make(), await make(), await make()]
    await comeBack(first)
    await comeBack(second)
    expect(await followed()).toEqual(sorted(first, second))
    wait(2)
    await look(first)
    await comeBack(third)
    expect(await followed()).toEqual(sorted(first, third))
  })

  test('behavior: how a Safe is used is noted once in ten seconds, however many look', async () => {
    const { db, clock, make, look, comeBack } = await start(open)
    const safe = await make()
    await comeBack(safe)
    const usedAt = async () =>
      (await db.selectFrom('safe_uses').select('used_at').executeTakeFirst())?.used_at
    clock.ms += MINUTE_MS
    const noted = clock.ms
    await look(safe)
    expect(await usedAt()).toBe(noted)
    clock.ms += 9_999
    await look(safe)
    expect(await usedAt()).toBe(noted)
    clock.ms += 1
    await look(safe)
    expect(await usedAt()).toBe(clock.ms)
  })

  test('behavior: proposals, messages and signed-in owners are never forgotten', async () => {
    const { gateway, db, make, look, wait, comeBack, propose, followed, signIn } = await start(open)
    const [proposed, owned, third] = [await make(), await make(bob), await make()]
    await propose(proposed)
    await signIn(bob.address)
    // An owner is signed in: the first look is enough.
    await look(owned)
    expect(await followed()).toEqual(sorted(proposed, owned))
    wait(10)
    await comeBack(third)
    // It is answered all the same, and only what somebody would sign for has to wait.
    expect((await look(third)).reply).toMatchObject({ address: { value: third } })
    expect(await followed()).toEqual(sorted(proposed, owned))
    await expect(propose(third)).rejects.toThrow('This server has reached its limit of tracked Safes (2)')
    expect(await db.selectFrom('safe_proposals').select('safe').execute()).toHaveLength(1)
    // Once the session is over, and the past is read, there is room again.
    await db.updateTable('safe_followed').set({ state: 'live' }).execute()
    wait(61)
    expect(await propose(third)).toMatchObject({ status: 200 })
    expect(await followed()).toEqual(sorted(proposed, third))
    const unsigned = { message: 'hello', signature: `0x${'11'.repeat(65)}` }
    const refused = await gateway.ask(proposeMessage, { parameters: { safe_address: owned }, body: unsigned })
    expect(refused.status).toBe(422)
    expect(await followed()).toEqual(sorted(proposed, third))
  })

  test('behavior: a forgotten Safe leaves nothing behind and is read whole again', async () => {
    const { db } = await open()
    const follow = await testFollowSafe(db, devnet.url, { limit: 1 })
    const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
    onTestFinished(follower.close)
    const { teamSafe, soloSafe } = devnet.safes
    await follow(teamSafe, 'visited')
    await untilSafesStored(db, devnet)
    const before = await storedSafes(db)
    expect(before.safe_history).not.toEqual([])
    await follow(soloSafe, 'visited')
    await untilSafesStored(db, devnet)
    for (const table of ['safe_history', 'safe_transfers', 'safe_executions', 'safe_settings'] as const) {
      const left = db.selectFrom(table).select('safe').where('safe', '=', teamSafe.toLowerCase())
      expect(await left.execute()).toEqual([])
    }
    await follow(teamSafe, 'visited')
    await untilSafesStored(db, devnet)
    expect(await storedSafes(db)).toEqual(before)
  })
})
