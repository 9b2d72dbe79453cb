import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, erc20Abi, hexToBigInt, slice } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { performIntent } from '../../../devnet/test/performIntent.ts'
import { readFarmPools } from '../actions/readFarmPools.ts'
import { readVault } from '../actions/readVault.ts'
import type { Farm } from '../farm/farm.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { love } from '../tokens/tokens.ts'
import { emergencyWithdrawIntent } from './emergencyWithdrawIntent.ts'
import { harvestIntent } from './harvestIntent.ts'
import { harvestToFaithIntent } from './harvestToFaithIntent.ts'
import type { Intent } from './intent.ts'
import { stakeIntent } from './stakeIntent.ts'
import { unstakeIntent } from './unstakeIntent.ts'

let devnet: Devnet
let deployment: Deployment
let account: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  deployment = devnet.contracts.deployment
  account = devnet.roles.demo[0]
})
afterAll(() => devnet.close())

const read = () => readFarmPools(devnet.client, { deployment, account })
const poolAt = (farm: Farm, pid: number) => {
  const pool = farm.pools[pid]
  if (!pool?.stake) throw new Error(`No pool ${pid}.`)
  return { ...pool, stake: pool.stake }
}
const wordsOf = ({ calls }: Intent) => calls.map(({ words }) => words)

/** Plain data: it survives being written down. */
const perform = (intent: Intent) => performIntent(devnet, structuredClone(intent))

/** A weight of zero ends the pool. */
function endPool(pid: bigint, depositFeeBasisPoints: number) {
  return devnet.client.writeContract({
    ...sender(devnet.roles.deployer),
    abi: loveFarmAbi,
    address: deployment.farm,
    functionName: 'set',
    args: [pid, 0n, depositFeeBasisPoints],
  })
}

test('default: stake approves exactly, says the fee, and pays what is pending', async () => {
  const farm = await read()
  const pool = poolAt(farm, 1)
  const amount = pool.stake.held / 3n
  const intent = stakeIntent({ deployment, account, farm, pool, amount })
  const [approval, deposit] = wordsOf(intent)
  expect(approval).toMatch(/^Approve the farm to spend [\d.,]+ LOVE-USDT LP$/)
  expect(deposit).toMatch(/^Stake [\d.,]+ LOVE-USDT LP in LOVE-USDT \(deposit fee 1%\)$/)
  const [spent, reward = 0n] = await perform(intent)
  expect(spent).toBe(-amount)
  expect(reward).toBeGreaterThan(0n)
  const after = poolAt(await read(), 1)
  expect(after.stake.amount - pool.stake.amount).toBe(amount - amount / 100n)
  expect(after.stake.allowance).toBe(0n)
})

test('default: the positions of an intent are what the farm says of the account', async () => {
  const farm = await read()
  const pool = poolAt(farm, 1)
  const { positions = [] } = stakeIntent({ deployment, account, farm, pool, amount: 1n })
  expect(positions.map(({ words }) => words)).toEqual(['Staked in LOVE-USDT', 'Pending rewards in LOVE-USDT'])
  const answers = await Promise.all(
    positions.flatMap(({ questions }) => questions.map((question) => devnet.client.call(question))),
  )
  expect(answers.map(({ data = '0x' }) => hexToBigInt(slice(data, 0, 32)))).toEqual([
    pool.stake.amount,
    pool.stake.pending,
  ])
})

test('default: unstake gives LP tokens and rewards, and refuses more than there is', async () => {
  const farm = await read()
  const pool = poolAt(farm, 0)
  const { amount } = pool.stake
  expect(() => unstakeIntent({ deployment, account, farm, pool, amount: amount + 1n })).toThrow(
    'less than this',
  )
  expect(() => unstakeIntent({ deployment, account, farm, pool, amount: 0n })).toThrow('The amount is zero')
  expect(() => stakeIntent({ deployment, account, farm, pool, amount: 0n })).toThrow('The amount is zero')
  const [returned] = await perform(unstakeIntent({ deployment, account, farm, pool, amount }))
  expect(returned).toBe(amount)
  expect(poolAt(await read(), 0).stake.amount).toBe(0n)
})

test('default: harvest all is one call for each pool that has something', async () => {
  await devnet.client.mine({ blocks: 20 })
  const farm = await read()
  const pids = farm.pools.map(({ pid }) => pid)
  const intent = harvestIntent({ deployment, account, farm, pids })
  const paying = farm.pools.filter(({ stake }) => stake && stake.pending > 0n)
  expect(intent.calls).toHaveLength(paying.length)
  expect(intent.title).toMatch(/^Harvest [\d.,]+ LOVE from 6 pools$/)
  const [harvested = 0n] = await perform(intent)
  expect(harvested).toBeGreaterThan(paying.reduce((sum, { stake }) => sum + (stake?.pending ?? 0n), 0n))
  const none = { ...farm, pools: farm.pools.map((pool) => ({ ...pool, stake: undefined })) }
  expect(() => harvestIntent({ deployment, account, farm: none, pids })).toThrow('nothing to harvest')
})

test('behavior: a pool that has ended still pays what it owes, to the wei, and lets go', async () => {
  await endPool(2n, 50)
  const farm = await read()
  const [harvested] = await perform(harvestIntent({ deployment, account, farm, pids: [2n] }))
  expect(harvested).toBe(poolAt(farm, 2).stake.pending)
  const ended = await read()
  const pool = poolAt(ended, 2)
  await perform(unstakeIntent({ deployment, account, farm: ended, pool, amount: pool.stake.amount }))
})

test('behavior: an emergency withdrawal says what is lost, and works when the farm cannot pay', async () => {
  const setMinter = (allowed: boolean) =>
    devnet.client.writeContract({
      ...sender(devnet.roles.deployer),
      abi: loveTokenAbi,
      address: tokenAddress(deployment, love),
      functionName: 'setMinter',
      args: [deployment.farm, allowed],
    })
  await setMinter(false)
  const farm = await read()
  const pool = poolAt(farm, 3)
  const asked = { deployment, account, farm, pool }
  expect(() => harvestIntent({ ...asked, pids: [3n] })).toThrow('can no longer mint LOVE')
  expect(() => unstakeIntent({ ...asked, amount: 1n })).toThrow('can no longer mint LOVE')
  expect(() => stakeIntent({ ...asked, amount: 1n })).toThrow('can no longer mint LOVE')
  const intent = emergencyWithdrawIntent(asked)
  expect(wordsOf(intent)[0]).toMatch(
    /^Withdraw all [\d.,]+ LOVE-PEPE LP from the farm and forfeit [\d.,]+ LOVE of rewards/,
  )
  expect(await perform(intent)).toEqual([pool.stake.amount])
  await setMinter(true)
  const after = await read()
  expect(() => emergencyWithdrawIntent({ ...asked, pool: poolAt(after, 3) })).toThrow('nothing staked')
})

test('default: harvest to FAITH enters with what is certain, also for someone without any LOVE', async () => {
  await devnet.client.mine({ blocks: 50 })
  // Everything else goes away, so that only the harvest can pay for the entry.
  const rest = (await readVault(devnet.client, { deployment, account })).position?.love ?? 0n
  await devnet.client.writeContract({
    ...sender(account),
    abi: erc20Abi,
    address: tokenAddress(deployment, love),
    functionName: 'transfer',
    args: [devnet.roles.whale, rest],
  })
  const [farm, vault] = [await read(), await readVault(devnet.client, { deployment, account })]
  const pids = farm.pools.map(({ pid }) => pid)
  const intent = harvestToFaithIntent({ deployment, account, farm, vault, pids })
  const entered = farm.pools.reduce((sum, { stake }) => sum + (stake?.pending ?? 0n), 0n)
  expect(intent.title).toMatch(/^Harvest to FAITH: [\d.,]+ LOVE$/)
  expect(
    wordsOf(intent)
      .slice(-2)
      .map((words) => words.split(' ')[0]),
  ).toEqual(['Approve', 'Deposit'])
  expect(intent.expects.map(({ token, least }) => [token.symbol, least > 0n])).toEqual([
    ['LOVE', false],
    ['FAITH', true],
  ])
  const [left = 0n] = await perform(intent)
  // A few blocks of rewards on top.
  expect(left).toBeLessThan(entered)
  expect((await readVault(devnet.client, { deployment, account })).position?.allowance).toBe(0n)
  await devnet.client.writeContract({
    ...sender(devnet.roles.whale),
    abi: erc20Abi,
    address: tokenAddress(deployment, love),
    functionName: 'transfer',
    args: [account, rest],
  })
})
