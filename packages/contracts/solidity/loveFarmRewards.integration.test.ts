import { beforeEach, expect, test } from 'vitest'
import { createTestChain } from './createTestChain.ts'
import { deployFarm, wallet } from './deployFarm.ts'
import { deployPools } from './deployPools.ts'

const chain = await createTestChain()
const { client, owner, alice, bob } = chain
const byAlice = { account: alice }
const byBob = { account: bob }

let { farm, love, lpTokens } = await deployPools(chain)

beforeEach(async () => {
  const contracts = await deployPools(chain)
  farm = contracts.farm
  love = contracts.love
  lpTokens = contracts.lpTokens
})

/** No function of the farm does this: it stands for any reason why LOVE could be missing. */
async function takeLoveFromFarm(amount: bigint) {
  await client.impersonateAccount({ address: farm.address })
  await client.setBalance({ address: farm.address, value: 10n ** 18n })
  await love.write.transfer([owner, amount], { account: farm.address })
}

test('default: the pools share each block by weight', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.deposit([1n, 104n], byBob)
  await client.mine({ blocks: 10 })
  expect(await farm.read.pendingLove([0n, alice])).toBe(11n * 750n)
  expect(await farm.read.pendingLove([1n, bob])).toBe(10n * 250n)
  expect(await farm.read.pendingLove([1n, alice])).toBe(0n)
})

test('default: the users of a pool share by stake', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.deposit([0n, 200n], byBob)
  await client.mine({ blocks: 4 })
  expect(await farm.read.pendingLove([0n, alice])).toBe(750n + 4n * 250n)
  expect(await farm.read.pendingLove([0n, bob])).toBe(4n * 500n)
})

test('behavior: a withdrawal of nothing is a harvest', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await client.mine({ blocks: 9 })
  await farm.write.withdraw([0n, 0n], byAlice)
  expect(await love.read.balanceOf([alice])).toBe(10n * 750n)
  expect(await farm.read.pendingLove([0n, alice])).toBe(0n)
  expect(await farm.read.userInfo([0n, alice])).toEqual([100n, 7_500n])
})

test('behavior: a deposit pays what is pending', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.deposit([0n, 50n], byAlice)
  expect(await love.read.balanceOf([alice])).toBe(750n)
  expect((await farm.read.userInfo([0n, alice]))[0]).toBe(150n)
})

test('behavior: blocks without stakes are not paid for', async () => {
  await client.mine({ blocks: 50 })
  await farm.write.deposit([0n, 100n], byAlice)
  await client.mine({ blocks: 1 })
  expect(await farm.read.pendingLove([0n, alice])).toBe(750n)
  expect(await love.read.balanceOf([farm.address])).toBe(0n)
})

test('behavior: nothing is earned before the start block', async () => {
  const startBlock = (await client.getBlockNumber()) + 100n
  const early = await deployFarm(chain, { startBlock })
  await early.farm.write.add([1n, early.lpTokens[0].address, 0])
  await early.farm.write.deposit([0n, 100n], byAlice)
  await client.mine({ blocks: 10 })
  expect(await early.farm.read.startBlock()).toBe(startBlock)
  expect(await early.farm.read.pendingLove([0n, alice])).toBe(0n)
  await client.mine({ blocks: Number(startBlock - (await client.getBlockNumber())) + 2 })
  expect(await early.farm.read.pendingLove([0n, alice])).toBe(2_000n)
})

test('behavior: who leaves in an emergency takes no further part', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.deposit([0n, 100n], byBob)
  await farm.write.emergencyWithdraw([0n], byAlice)
  await farm.write.updatePool([0n])
  const before = await farm.read.pendingLove([0n, bob])
  await client.mine({ blocks: 2 })
  expect(await farm.read.pendingLove([0n, bob])).toBe(before + 2n * 750n)
})

test('behavior: an ended pool keeps what was earned and earns no more', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.set([0n, 0n, 0])
  await client.mine({ blocks: 10 })
  expect(await farm.read.pendingLove([0n, alice])).toBe(750n)
  await farm.write.withdraw([0n, 100n], byAlice)
  expect(await love.read.balanceOf([alice])).toBe(750n)
  expect(await lpTokens[0].read.balanceOf([alice])).toBe(wallet)
})

test('behavior: without any weight stakes still come and go', async () => {
  await farm.write.set([0n, 0n, 0])
  await farm.write.set([1n, 0n, 0])
  await farm.write.deposit([0n, 100n], byAlice)
  await client.mine({ blocks: 10 })
  expect(await farm.read.totalAllocPoint()).toBe(0n)
  expect(await farm.read.pendingLove([0n, alice])).toBe(0n)
  await farm.write.withdraw([0n, 100n], byAlice)
  expect(await lpTokens[0].read.balanceOf([alice])).toBe(wallet)
})

test('behavior: a new rate does not change what was earned before', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.setLovePerBlock([4_000n])
  await client.mine({ blocks: 1 })
  expect(await farm.read.lovePerBlock()).toBe(4_000n)
  expect(await farm.read.pendingLove([0n, alice])).toBe(750n + 3_000n)
})

test('behavior: a farm that holds less than it owes pays what is there', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await farm.write.setLovePerBlock([0n])
  await takeLoveFromFarm(700n)
  await farm.write.withdraw([0n, 100n], byAlice)
  expect(await love.read.balanceOf([alice])).toBe(50n)
  expect(await lpTokens[0].read.balanceOf([alice])).toBe(wallet)
})

test('behavior: a gift of liquidity tokens does not thin out the rewards', async () => {
  await farm.write.deposit([0n, 100n], byAlice)
  await lpTokens[0].write.transfer([farm.address, 900n], byBob)
  expect(await farm.read.pendingLove([0n, alice])).toBe(750n)
})

test('behavior: a reward is never paid out of staked LOVE', async () => {
  await farm.write.add([4n, love.address, 0])
  await love.write.transfer([alice, 1_000n])
  await love.write.approve([farm.address, 1_000n], byAlice)
  await farm.write.deposit([2n, 1_000n], byAlice)
  await farm.write.deposit([0n, 100n], byBob)
  await farm.write.setLovePerBlock([0n])
  await takeLoveFromFarm((await love.read.balanceOf([farm.address])) - 1_000n)
  await farm.write.withdraw([0n, 100n], byBob)
  await farm.write.withdraw([2n, 1_000n], byAlice)
  expect(await love.read.balanceOf([bob])).toBe(0n)
  expect(await love.read.balanceOf([alice])).toBe(1_000n)
})
