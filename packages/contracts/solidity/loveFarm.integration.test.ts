import { encodeFunctionData, getContract, maxUint256, parseEventLogs } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostileTokenAbi } from '../src/abi/hostileToken.abi.ts'
import { loveFarmAbi } from '../src/abi/loveFarm.abi.ts'
import { testUsdtAbi } from '../src/abi/testUsdt.abi.ts'
import { hostileTokenBytecode } from '../src/artifacts/hostileToken.ts'
import { testUsdtBytecode } from '../src/artifacts/testUsdt.ts'
import { createTestChain, deployed } from './createTestChain.ts'
import { wallet } from './deployFarm.ts'
import { deployPools } from './deployPools.ts'

const chain = await createTestChain()
const { client, owner, alice, bob, feeReceiver } = chain
const byAlice = { account: alice }
const byBob = { account: bob }

let { farm, love, lpTokens } = await deployPools(chain)

beforeEach(async () => {
  const contracts = await deployPools(chain)
  farm = contracts.farm
  love = contracts.love
  lpTokens = contracts.lpTokens
})

describe('stakes', () => {
  test('default: deposit and withdraw move the stake and tell it', async () => {
    const pid = 0n
    const amount = 100n
    const hashes = [
      await farm.write.deposit([pid, amount], byAlice),
      await farm.write.withdraw([pid, amount], byAlice),
      await farm.write.emergencyWithdraw([pid], byAlice),
    ]
    const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
    const logs = receipts.flatMap((receipt) => parseEventLogs({ abi: loveFarmAbi, logs: receipt.logs }))
    expect(logs.map(({ eventName, args }) => ({ eventName, ...args }))).toEqual([
      { eventName: 'Deposit', user: alice, pid, amount },
      { eventName: 'Withdraw', user: alice, pid, amount },
      { eventName: 'EmergencyWithdraw', user: alice, pid, amount: 0n },
    ])
  })

  test('default: the pools can be found by their liquidity token', async () => {
    expect(await farm.read.poolLength()).toBe(2n)
    expect(await farm.read.poolInfo([1n])).toEqual([
      lpTokens[1].address,
      1n,
      await client.getBlockNumber(),
      0n,
      400,
    ])
    expect(await farm.read.totalAllocPoint()).toBe(4n)
  })

  test('behavior: a fee of 400 basis points is 4 % of the deposit', async () => {
    await farm.write.deposit([1n, 1_000n], byAlice)
    expect((await farm.read.userInfo([1n, alice]))[0]).toBe(960n)
    expect(await lpTokens[1].read.balanceOf([feeReceiver])).toBe(40n)
    expect(await lpTokens[1].read.balanceOf([farm.address])).toBe(960n)
  })

  test('behavior: without a fee the whole deposit is staked', async () => {
    await farm.write.deposit([0n, 1_000n], byAlice)
    expect((await farm.read.userInfo([0n, alice]))[0]).toBe(1_000n)
    expect(await lpTokens[0].read.balanceOf([feeReceiver])).toBe(0n)
  })

  test('behavior: an emergency withdrawal gives the stake back and forgets the reward', async () => {
    await farm.write.deposit([0n, 100n], byAlice)
    await love.write.setMinter([farm.address, false])
    await farm.write.emergencyWithdraw([0n], byAlice)
    expect(await lpTokens[0].read.balanceOf([alice])).toBe(wallet)
    expect(await love.read.balanceOf([alice])).toBe(0n)
    expect(await farm.read.userInfo([0n, alice])).toEqual([0n, 0n])
  })

  test('behavior: a token that returns nothing can be staked', async () => {
    const address = await deployed(
      chain,
      client.deployContract({ abi: testUsdtAbi, bytecode: testUsdtBytecode, args: [1_000n] }),
    )
    const usdt = getContract({ abi: testUsdtAbi, client, address })
    await usdt.write.approve([farm.address, 1_000n])
    await farm.write.add([1n, address, 100])
    await farm.write.deposit([2n, 1_000n])
    await farm.write.withdraw([2n, 990n])
    expect(await usdt.read.balanceOf([owner])).toBe(990n)
    expect(await usdt.read.balanceOf([feeReceiver])).toBe(10n)
  })
})

describe('hostile tokens', () => {
  async function addHostilePool() {
    const address = await deployed(
      chain,
      client.deployContract({ abi: hostileTokenAbi, bytecode: hostileTokenBytecode, args: [1_000n] }),
    )
    const token = getContract({ abi: hostileTokenAbi, client, address })
    await token.write.approve([farm.address, maxUint256])
    await farm.write.add([1n, address, 0])
    return token
  }

  test('behavior: what counts is what arrived #sound-contracts', async () => {
    const token = await addHostilePool()
    await token.write.setTaxPercent([10n])
    await farm.write.deposit([2n, 1_000n])
    expect((await farm.read.userInfo([2n, owner]))[0]).toBe(900n)
  })

  test('error: no second call in the middle of a deposit #sound-contracts', async () => {
    const token = await addHostilePool()
    for (const functionName of ['deposit', 'withdraw'] as const) {
      const data = encodeFunctionData({ abi: loveFarmAbi, functionName, args: [2n, 0n] })
      await token.write.setCallback([farm.address, data])
      await expect(farm.simulate.deposit([2n, 1_000n])).rejects.toThrow('Reentered')
    }
  })
})

describe('refusals', () => {
  test('error: more than the stake', async () => {
    await farm.write.deposit([0n, 100n], byAlice)
    await expect(farm.simulate.withdraw([0n, 101n], byAlice)).rejects.toThrow('NotEnoughStaked')
    await expect(farm.simulate.withdraw([0n, 1n], byBob)).rejects.toThrow('NotEnoughStaked')
  })

  test('error: the same liquidity token twice', async () => {
    await expect(farm.simulate.add([1n, lpTokens[0].address, 0])).rejects.toThrow('AlreadyListed')
  })

  test('error: a fee above 400 basis points', async () => {
    await expect(farm.simulate.add([1n, love.address, 401])).rejects.toThrow('FeeTooHigh')
    await expect(farm.simulate.set([0n, 1n, 401])).rejects.toThrow('FeeTooHigh')
  })

  test('error: a pool that does not exist', async () => {
    await expect(farm.simulate.deposit([9n, 1n], byAlice)).rejects.toThrow()
    await expect(farm.simulate.withdraw([9n, 0n], byAlice)).rejects.toThrow()
  })

  test('error: only the owner sets weights and rates #sound-contracts', async () => {
    await expect(farm.simulate.add([1n, love.address, 0], byAlice)).rejects.toThrow('NotOwner')
    await expect(farm.simulate.set([0n, 1n, 0], byAlice)).rejects.toThrow('NotOwner')
    await expect(farm.simulate.setLovePerBlock([1n], byAlice)).rejects.toThrow('NotOwner')
  })
})
