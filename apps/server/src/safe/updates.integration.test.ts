import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import type { SafeVersion } from '@love/contracts/deployments/safeReleases'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import {
  getMultisigTransactions,
  getTransactionDetails,
  getTransactionHistory,
  getTransactionQueue,
} from '@love/safe/api/endpoints/history'
import { getNonces, getSafeInfo, getSafeOverviews } from '@love/safe/api/endpoints/safes'
import { SENTINEL } from '@love/safe/build/owners'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { missingForUpdate, updateOf } from '@love/safe/build/update'
import { createSafeVerifier, type SafeCode } from '@love/safe/trust/createSafeVerifier'
import { type Address, encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { transactionOf } from '../../test/livedSafe.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { createTestGateway } from '../../test/safeGateway.ts'
import {
  actWith,
  createSafeOfVersion,
  deployReleases,
  officialOf,
  testTeam,
} from '../../test/safeOfVersion.ts'
import { freshSafes, storedSafes, testFollowSafe, untilSafesStored } from '../../test/safeStore.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'
import { createThreads, type Threads } from '../threads/createThreads.ts'

let devnet: Devnet
let pool: Threads
beforeAll(async () => {
  pool = createThreads()
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  await deployReleases(devnet)
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

const team = testTeam(3)
const signers = team.slice(0, 2)

/** A 2-of-3 Safe behind a gateway, with a module, an approved hash and something executed. */
async function start(version: SafeVersion, isL2: boolean) {
  const { client, roles, contracts } = devnet
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  let time = Date.now()
  const gateway = await createTestGateway({ devnet, db, pool, now: () => (time += 2_000) })
  const safe = await createSafeOfVersion(devnet, { version, isL2, owners: team, threshold: 2 })
  await (await testFollowSafe(db, devnet.url))(safe, 'visited')
  await client.sendTransaction({ ...sender(roles.whale), to: safe, value: parseEther('5') })
  const old = actWith({ devnet, gateway, safe, version })
  const enable = encodeFunctionData({
    abi: safeAbi,
    functionName: 'enableModule',
    args: [contracts.spenderModule],
  })
  await old.execute(await old.fill({ data: enable }), signers)
  const sent = await old.fill({ to: roles.demo[0], value: 7n })
  await old.execute(sent, signers)
  const stored = () => untilSafesStored(db, devnet)
  await stored()
  const listed = async (endpoint: typeof getTransactionHistory | typeof getTransactionQueue) =>
    ((await gateway.ask(endpoint, { parameters: { safe_address: safe } })).reply?.results ?? []).flatMap(
      (item) => ('transaction' in item ? [transactionOf(item)] : []),
    )
  const details = async (transactionId: string) =>
    (await gateway.ask(getTransactionDetails, { parameters: { transactionId } })).reply
  const info = async () => (await gateway.ask(getSafeInfo, { parameters: { address: safe } })).reply
  return { db, gateway, safe, old, sent, stored, listed, details, info }
}

/** All that an update must not touch. */
async function stateOf(safe: Address) {
  const { client } = devnet
  const read = { abi: safeAbi, address: safe } as const
  return {
    owners: await client.readContract({ ...read, functionName: 'getOwners' }),
    threshold: await client.readContract({ ...read, functionName: 'getThreshold' }),
    balance: await client.getBalance({ address: safe }),
  }
}

const kinds = [
  ['1.0.0', false],
  ['1.1.1', false],
  ['1.2.0', false],
  ['1.3.0', false],
  ['1.3.0', true],
] as const satisfies readonly (readonly [SafeVersion, boolean])[]

test.each(kinds)(
  'default: a Safe %s (L2: %s) becomes 1.4.1, and its past stays readable',
  async (version, isL2) => {
    const { client, roles, contracts } = devnet
    const { db, gateway, safe, old, sent, stored, listed, details, info } = await start(version, isL2)
    const read = await createSafeVerifier(client)(safe)
    // The code of 1.0.0 cannot be made with the same note of the compiler as on mainnet.
    const singleton = officialOf(version, 'singleton')
    const code: SafeCode = version === '1.0.0' ? { isVerified: true, version, isL2: false, singleton } : read
    const before = await info()
    const fallbackHandler = before?.fallbackHandler?.value
    const update = updateOf({ safe, code, fallbackHandler })
    if (!update) throw new Error('There is no update.')
    expect(update).toMatchObject({ from: version, to: '1.4.1', endsWaiting: version < '1.3.0' })
    expect(await missingForUpdate(client, update)).toEqual([])

    const nonce = await old.nonceOf()
    const tx = safeTxOf({ calls: update.calls, nonce, multiSendCallOnly: safeContracts.multiSendCallOnly })
    const waiting = await old.fill({ to: roles.demo[1], value: 11n, nonce: nonce + 1n })
    for (const owner of signers) expect((await old.propose(waiting, owner)).status).toBe(200)
    for (const owner of signers) expect(await old.propose(tx, owner)).toMatchObject({ status: 200 })
    const unchanged = await stateOf(safe)
    await old.execute(tx, signers)
    await stored()

    expect(await stateOf(safe)).toEqual(unchanged)
    expect(await createSafeVerifier(client)(safe)).toMatchObject({ isVerified: true, version: '1.4.1', isL2 })
    const after = await info()
    expect(after).toMatchObject({
      version: '1.4.1',
      implementationVersionState: 'UP_TO_DATE',
      implementation: { value: officialOf('1.4.1', isL2 ? 'singletonL2' : 'singleton') },
      fallbackHandler: { value: safeContracts.fallbackHandler },
      modules: [{ value: contracts.spenderModule }],
      nonce: Number(nonce) + 1,
    })

    // What was executed before is told by the rules of that time; what 1.0.0 does not tell is looked for.
    await expect.poll(async () => (await details(old.hashOf(tx)))?.txStatus).toBe('SUCCESS')
    expect(await details(old.hashOf(sent))).toMatchObject({
      txStatus: 'SUCCESS',
      txInfo: { type: 'Transfer', transferInfo: { value: '7' } },
      detailedExecutionInfo: { nonce: 1, confirmationsRequired: 2, confirmations: [{}, {}] },
    })
    const [newest] = await listed(getTransactionHistory)
    expect(newest).toMatchObject({
      id: `multisig_${safe}_${old.hashOf(tx)}`,
      txInfo: update.endsWaiting
        ? { type: 'Custom', methodName: 'multiSend', actionCount: 2 }
        : { type: 'SettingsChange', settingsInfo: { type: 'CHANGE_IMPLEMENTATION' } },
    })

    // What waits goes on where its hash is still one of the Safe, and says so where it is none.
    const status = update.endsWaiting ? 'CANCELLED' : 'AWAITING_EXECUTION'
    expect(await details(old.hashOf(waiting))).toMatchObject({ txStatus: status })
    const [queued] = await listed(getTransactionQueue)
    expect(queued).toMatchObject({ id: `multisig_${safe}_${old.hashOf(waiting)}`, txStatus: status })
    const all = await gateway.ask(getMultisigTransactions, { parameters: { address: safe } })
    expect(JSON.stringify(all.reply)).toContain(old.hashOf(waiting))

    // What an update has ended waits for nobody.
    const overviews = await gateway.ask(getSafeOverviews, {
      query: { safes: `1337:${safe}`, currency: 'usd', wallet_address: team[2]?.address ?? '' },
    })
    const queuedCount = update.endsWaiting ? 0 : 1
    expect(overviews.reply).toMatchObject([{ queued: queuedCount, awaitingConfirmation: 0 }])
    const nonces = (await gateway.ask(getNonces, { parameters: { safe_address: safe } })).reply
    expect(nonces?.recommendedNonce).toBe(Number(nonce) + (update.endsWaiting ? 1 : 2))
    const young = actWith({ devnet, gateway, safe, version: '1.4.1' })
    const again = { ...waiting, value: 12n }
    for (const owner of signers) expect((await young.propose(again, owner)).status).toBe(200)
    const replaced = update.endsWaiting ? again : waiting
    await young.execute(replaced, signers)
    await stored()
    expect(await details(young.hashOf(replaced))).toMatchObject({ txStatus: 'SUCCESS' })
    expect(await listed(getTransactionQueue)).toEqual([])
    expect((await info())?.nonce).toBe(Number(nonce) + 2)
    // Whoever begins to follow it only now comes to the same.
    expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
    await expect(
      client.readContract({
        abi: safeAbi,
        address: safe,
        functionName: 'getModulesPaginated',
        args: [SENTINEL, 5n],
      }),
    ).resolves.toMatchObject([[contracts.spenderModule], SENTINEL])
  },
)

test('behavior: a handler of somebody else stays, and a Safe that is up to date has no update', async () => {
  const { client, roles } = devnet
  const safe = devnet.safes.teamSafe
  expect(updateOf({ safe, code: await createSafeVerifier(client)(safe), fallbackHandler: undefined })).toBe(
    undefined,
  )
  const singleton = officialOf('1.3.0', 'singleton')
  const code: SafeCode = { isVerified: true, version: '1.3.0', isL2: false, singleton }
  const [kept] = updateOf({ safe, code, fallbackHandler: roles.whale })?.calls ?? []
  const [set] = updateOf({ safe, code, fallbackHandler: undefined })?.calls ?? []
  expect(kept?.data).not.toBe(set?.data)
  const oldCode: SafeCode = { ...code, version: '1.1.1' }
  expect(updateOf({ safe, code: oldCode, fallbackHandler: roles.whale })?.calls).toHaveLength(1)
})

test('error: nobody is offered an update to contracts that are not there', async () => {
  const other = await startDevnet({ port: 0, historyHours: 0 })
  onTestFinished(other.close)
  const singleton = officialOf('1.3.0', 'singleton')
  const code: SafeCode = { isVerified: true, version: '1.3.0', isL2: false, singleton }
  const update = updateOf({ safe: other.safes.teamSafe, code, fallbackHandler: undefined })
  const missing = update ? await missingForUpdate(other.client, update) : []
  expect(missing.map(({ role }) => role)).toEqual(['migration'])
})
