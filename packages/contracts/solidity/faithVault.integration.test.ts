import { parseEventLogs, toFunctionSelector } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { faithVaultAbi } from '../src/abi/faithVault.abi.ts'
import { createTestChain } from './createTestChain.ts'
import { deployVault, wallet } from './deployVault.ts'

const chain = await createTestChain()
const { client, alice, bob, feeReceiver } = chain
const byAlice = { account: alice }
const byBob = { account: bob }

/** 100 units of LOVE per block and no fee, if a test does not say otherwise. */
let { vault, love } = await deployVault(chain)

beforeEach(async () => {
  const contracts = await deployVault(chain)
  vault = contracts.vault
  love = contracts.love
})

describe('shares', () => {
  test('default: FAITH is a token of 18 decimals', async () => {
    expect(await vault.read.symbol()).toBe('FAITH')
    expect(await vault.read.decimals()).toBe(18)
    expect(await vault.read.active()).toBe(true)
    expect(await vault.read.lovePerBlock()).toBe(100n)
    expect(await vault.read.faithFeePercent()).toBe(0n)
  })

  test('default: the first entry is one to one', async () => {
    await vault.write.enter([1_000n], byAlice)
    expect(await vault.read.balanceOf([alice])).toBe(1_000n)
    expect(await love.read.balanceOf([vault.address])).toBe(1_000n)
  })

  test('default: a later entry buys at the price of the LOVE held', async () => {
    await vault.write.enter([1_000n], byAlice)
    await client.mine({ blocks: 9 })
    await vault.write.enter([1_000n], byBob)
    expect(await love.read.balanceOf([vault.address])).toBe(1_000n + 10n * 100n + 1_000n)
    expect(await vault.read.balanceOf([bob])).toBe(500n)
  })

  test('default: leaving pays the share of all LOVE held', async () => {
    await vault.write.enter([1_000n], byAlice)
    await client.mine({ blocks: 9 })
    await vault.write.leave([500n], byAlice)
    expect(await love.read.balanceOf([alice])).toBe(wallet)
    expect(await love.read.balanceOf([vault.address])).toBe(1_000n)
    expect(await vault.read.totalSupply()).toBe(500n)
  })

  test('behavior: entries and exits are told', async () => {
    const hashes = [await vault.write.enter([1_000n], byAlice), await vault.write.leave([1_000n], byAlice)]
    const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
    const logs = receipts.flatMap(({ logs }) =>
      parseEventLogs({ abi: faithVaultAbi, eventName: ['Entered', 'Left'], logs }),
    )
    expect(logs.map(({ eventName, args }) => ({ eventName, ...args }))).toEqual([
      { eventName: 'Entered', user: alice, love: 1_000n, shares: 1_000n, feeShares: 0n },
      { eventName: 'Left', user: alice, love: 1_100n, shares: 1_000n },
    ])
  })
})

describe('fee', () => {
  test('behavior: the fee is minted on top and dilutes everyone', async () => {
    const contracts = await deployVault(chain, { lovePerBlock: 0n, faithFeePercent: 10n })
    await contracts.vault.write.enter([1_000n], byAlice)
    expect(await contracts.vault.read.balanceOf([alice])).toBe(1_000n)
    expect(await contracts.vault.read.balanceOf([feeReceiver])).toBe(100n)
    await contracts.vault.write.leave([1_000n], byAlice)
    expect(await contracts.love.read.balanceOf([alice])).toBe(wallet - 1_000n + 909n)
  })

  test('behavior: without a fee the receiver gets nothing', async () => {
    await vault.write.enter([1_000n], byAlice)
    expect(await vault.read.balanceOf([feeReceiver])).toBe(0n)
  })

  test('error: more than 10 percent', async () => {
    await expect(vault.simulate.setFaithFeePercent([11n])).rejects.toThrow('FeeTooHigh')
    const selector = toFunctionSelector('FeeTooHigh(uint256)')
    await expect(deployVault(chain, { faithFeePercent: 11n })).rejects.toThrow(selector)
  })
})

describe('minting', () => {
  test('behavior: an empty vault mints nothing, yet its block moves on', async () => {
    await client.mine({ blocks: 20 })
    await vault.write.enter([1_000n], byAlice)
    expect(await love.read.balanceOf([vault.address])).toBe(1_000n)
    expect(await vault.read.lastMintBlock()).toBe(await client.getBlockNumber())
  })

  test('behavior: a new rate starts when it is set', async () => {
    await vault.write.enter([1_000n], byAlice)
    await vault.write.setLovePerBlock([500n])
    await vault.write.enter([1_000n], byBob)
    expect(await love.read.balanceOf([vault.address])).toBe(2_000n + 100n + 500n)
  })

  test('behavior: a pause is not paid for', async () => {
    await vault.write.enter([1_000n], byAlice)
    await vault.write.setActive([false])
    await client.mine({ blocks: 20 })
    await vault.write.setActive([true])
    await vault.write.leave([1_000n], byAlice)
    expect(await love.read.balanceOf([alice])).toBe(wallet + 2n * 100n)
  })
})

describe('refusals', () => {
  test('error: an inactive vault lets nobody in or out', async () => {
    await vault.write.enter([1_000n], byAlice)
    await vault.write.setActive([false])
    expect(await vault.read.active()).toBe(false)
    await expect(vault.simulate.enter([1n], byBob)).rejects.toThrow('VaultInactive')
    await expect(vault.simulate.leave([1n], byAlice)).rejects.toThrow('VaultInactive')
  })

  test('error: an entry or exit of no shares', async () => {
    await expect(vault.simulate.enter([0n], byAlice)).rejects.toThrow('ZeroShares')
    await expect(vault.simulate.leave([0n], byAlice)).rejects.toThrow('ZeroShares')
    await vault.write.enter([1n], byAlice)
    await love.write.transfer([vault.address, 1_000n], byAlice)
    await expect(vault.simulate.enter([1_000n], byBob)).rejects.toThrow('ZeroShares')
  })

  test('error: more shares than one has', async () => {
    await vault.write.enter([1_000n], byAlice)
    await expect(vault.simulate.leave([1_001n], byAlice)).rejects.toThrow('InsufficientBalance')
  })

  test('error: only the owner changes the vault', async () => {
    await expect(vault.simulate.setActive([false], byAlice)).rejects.toThrow('NotOwner')
    await expect(vault.simulate.setLovePerBlock([1n], byAlice)).rejects.toThrow('NotOwner')
    await expect(vault.simulate.setFaithFeePercent([1n], byAlice)).rejects.toThrow('NotOwner')
  })
})
