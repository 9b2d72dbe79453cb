import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import {
  getIncomingTransfers,
  getTransactionDetails,
  getTransactionHistory,
} from '@love/safe/api/endpoints/history'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import { getServiceTransfers } from '@love/safe/api/service/serviceTransactions'
import { type Address, encodeFunctionData, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { transactionOf } from '../../../test/livedSafe.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { forkAt } from '../../../test/safeBlocks.ts'
import { createTestGateway } from '../../../test/safeGateway.ts'
import { actWith, createSafeOfVersion, deployReleases, testTeam } from '../../../test/safeOfVersion.ts'
import { createSafeRoutes } from '../../../test/safeRoutes.ts'
import { freshSafes, storedSafes, testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { untracedNode } from '../../../test/untracedNode.ts'
import { createThreads, type Threads } from '../../threads/createThreads.ts'

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

const payingAbi = parseAbi([
  'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function aggregate3Value(Call[] calls) payable',
])

const team = testTeam(2)

/** A store that follows Safes, and the gateway in front of it. */
async function start(node = devnet.url) {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [node] })
  onTestFinished(follower.close)
  let time = Date.now()
  const gateway = await createTestGateway({ devnet, db, pool, now: () => (time += 2_000) })
  const follow = await testFollowSafe(db, devnet.url)
  const received = async (safe: Address) => {
    const { reply } = await gateway.ask(getIncomingTransfers, { parameters: { address: safe } })
    return (reply?.results ?? []).flatMap((item) => {
      const info = item.type === 'TRANSACTION' ? item.transaction.txInfo : undefined
      if (info?.type !== 'Transfer' || info.transferInfo.type !== 'NATIVE_COIN') return []
      return [{ from: info.sender.value, value: info.transferInfo.value }]
    })
  }
  const unexplained = async (safe: Address) =>
    (await gateway.ask(getSafeInfo, { parameters: { address: safe } })).reply?.unexplainedEther
  return { db, gateway, received, unexplained, follow: (safe: Address) => follow(safe, 'visited') }
}

const pay = (to: Address, value: bigint) =>
  devnet.client.sendTransaction({ ...sender(devnet.roles.whale), to, value })

/** By another contract, twice in one transaction. */
const payThrough = (to: Address, value: bigint) => {
  const call = { target: to, allowFailure: false, value, callData: '0x' } as const
  return devnet.client.writeContract({
    ...sender(devnet.roles.whale),
    abi: payingAbi,
    address: devnet.contracts.deployment.multicall3,
    functionName: 'aggregate3Value',
    args: [[call, call]],
    value: 2n * value,
  })
}

const makeOld = () => createSafeOfVersion(devnet, { version: '1.1.1', owners: team, threshold: 1 })

test('default: ether that a Safe below 1.3.0 is sent, and that contracts give it, is in its history', async () => {
  const { client, roles, contracts } = devnet
  const { multicall3 } = contracts.deployment
  const { db, gateway, received, unexplained, follow } = await start()
  const safe = await makeOld()
  await pay(safe, 5n)
  await payThrough(safe, 7n)
  await follow(safe)
  await untilSafesStored(db, devnet)
  const past = [
    { from: multicall3, value: '7' },
    { from: multicall3, value: '7' },
    { from: roles.whale, value: '5' },
  ]
  expect(await received(safe)).toEqual(past)

  const hash = await pay(safe, parseEther('1'))
  await payThrough(safe, 11n)
  // What is executed leaves as much as comes back in the same transaction: it is explained by the execution.
  const old = actWith({ devnet, gateway, safe, version: '1.1.1' })
  const back = { target: safe, allowFailure: false, value: 3n, callData: '0x' } as const
  const data = encodeFunctionData({ abi: payingAbi, functionName: 'aggregate3Value', args: [[back]] })
  await old.execute(await old.fill({ to: multicall3, value: 3n, data }), team.slice(0, 1))
  await untilSafesStored(db, devnet)
  const all = [
    { from: multicall3, value: '3' },
    { from: multicall3, value: '11' },
    { from: multicall3, value: '11' },
    { from: roles.whale, value: String(parseEther('1')) },
    ...past,
  ]
  await expect.poll(() => received(safe)).toEqual(all)
  expect(await unexplained(safe)).toBeUndefined()
  const history = await db
    .selectFrom('safe_history')
    .select('kind')
    .where('safe', '=', safe.toLowerCase())
    .execute()
  expect(history.map(({ kind }) => kind).toSorted()).toEqual(
    ['creation', 'multisig', ...Array(6).fill('transfer')].toSorted(),
  )
  const [sent] = await db
    .selectFrom('safe_transfers')
    .select('id')
    .where('transaction_hash', '=', hash)
    .execute()
  const details = await gateway.ask(getTransactionDetails, {
    parameters: { transactionId: `transfer_${safe}_${sent?.id}` },
  })
  expect(details.reply).toMatchObject({
    txHash: hash,
    txStatus: 'SUCCESS',
    txInfo: { direction: 'INCOMING', sender: { value: roles.whale }, recipient: { value: safe } },
  })
  expect(await client.getBalance({ address: safe })).toBe(parseEther('1') + 41n)
  expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
})

test('default: what was there before a Safe was made stands beside its creation', async () => {
  const { client, roles } = devnet
  const { db, gateway, received, unexplained, follow } = await start()
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [roles.demo, 2n, zeroAddress, '0x', safeContracts.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const make = {
    ...sender(roles.whale),
    abi: safeProxyFactoryAbi,
    address: safeContracts.proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [safeContracts.safe, setup, 29n],
  } as const
  const { result: safe } = await client.simulateContract(make)
  await pay(safe, parseEther('2'))
  await pay(safe, 9n)
  const creation = await client.writeContract(make)
  await follow(safe)
  await untilSafesStored(db, devnet)
  const value = String(parseEther('2') + 9n)
  expect(await received(safe)).toEqual([{ from: zeroAddress, value }])
  expect(await unexplained(safe)).toBeUndefined()
  const history = await gateway.ask(getTransactionHistory, { parameters: { safe_address: safe } })
  const transactions = (history.reply?.results ?? []).flatMap((item) =>
    'transaction' in item ? [transactionOf(item)] : [],
  )
  expect(transactions).toMatchObject([
    {
      txHash: creation,
      txInfo: {
        type: 'Transfer',
        direction: 'INCOMING',
        sender: { value: zeroAddress, name: 'Sent before this Safe was made' },
        transferInfo: { type: 'NATIVE_COIN', value },
      },
    },
    { txInfo: { type: 'Creation' } },
  ])
  const ask = await createSafeRoutes({ devnet, db, pool })
  const listed = await ask(getServiceTransfers, { parameters: { address: safe } })
  expect(listed.results).toMatchObject([
    { type: 'ETHER_TRANSFER', from: zeroAddress, to: safe, value, transactionHash: creation },
  ])
  // It is not counted twice when it is looked at again.
  await db.deleteFrom('safe_ether').execute()
  await pay(safe, 1n)
  await untilSafesStored(db, devnet)
  expect(await unexplained(safe)).toBeUndefined()
  expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
})

test('error: what no node can show is said as a sum, and nothing is made up', async () => {
  const { db, received, unexplained, follow } = await start(await untracedNode(devnet.url))
  const safe = await makeOld()
  await follow(safe)
  await untilSafesStored(db, devnet)
  await payThrough(safe, 50n)
  await pay(safe, 4n)
  await untilSafesStored(db, devnet)
  await expect.poll(() => unexplained(safe)).toBe('100')
  expect(await received(safe)).toEqual([{ from: devnet.roles.whale, value: '4' }])
})

test('behavior: many payments take many steps, and after a reorganisation it is as if read anew', async () => {
  const { db, received, follow } = await start()
  const safe = await makeOld()
  for (let at = 1; at <= 40; at++) await pay(safe, BigInt(at))
  await follow(safe)
  await untilSafesStored(db, devnet)
  expect(await received(safe)).toHaveLength(20)
  const count = async () => (await db.selectFrom('safe_transfers').select('id').execute()).length
  expect(await count()).toBe(40)
  const snapshot = await devnet.client.snapshot()
  await pay(safe, 100n)
  await payThrough(safe, 200n)
  await untilSafesStored(db, devnet)
  expect(await count()).toBe(43)
  await forkAt(devnet, snapshot, 929)
  await pay(safe, 300n)
  await pay(safe, 400n)
  await untilSafesStored(db, devnet)
  expect((await received(safe)).slice(0, 3).map(({ value }) => value)).toEqual(['400', '300', '40'])
  expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
})
