import { encodeFunctionData, getContract } from 'viem'
import { expect, test } from 'vitest'
import { testTokenAbi } from '../src/abi/testToken.abi.ts'
import { testUsdtAbi } from '../src/abi/testUsdt.abi.ts'
import { testTokenBytecode } from '../src/artifacts/testToken.ts'
import { testUsdtBytecode } from '../src/artifacts/testUsdt.ts'
import { createTestChain, deployed } from './createTestChain.ts'

const chain = await createTestChain()
const { client, owner, alice } = chain

async function deployUsdt() {
  const transaction = client.deployContract({ abi: testUsdtAbi, bytecode: testUsdtBytecode, args: [1_000n] })
  return getContract({ abi: testUsdtAbi, client, address: await deployed(chain, transaction) })
}

const args = ['Pepe', 'PEPE', 8, 77_000n] as const

async function deployToken() {
  const transaction = client.deployContract({ abi: testTokenAbi, bytecode: testTokenBytecode, args })
  return getContract({ abi: testTokenAbi, client, address: await deployed(chain, transaction) })
}

test('default: a test token is what the constructor says', async () => {
  const token = await deployToken()
  expect([
    await token.read.name(),
    await token.read.symbol(),
    await token.read.decimals(),
    await token.read.balanceOf([owner]),
  ]).toEqual(args)
  expect([await token.read.owner(), await token.read.transferFee()]).toEqual([owner, 0n])
})

test('default: without a fee all that is sent arrives', async () => {
  const token = await deployToken()
  await token.write.transfer([alice, 1_000n])
  await token.write.approve([alice, 500n])
  await token.write.transferFrom([owner, alice, 500n], { account: alice })
  expect(await token.read.balanceOf([alice])).toBe(1_500n)
  expect(await token.read.totalSupply()).toBe(77_000n)
})

test.each([
  [10n, 999n],
  [100n, 990n],
  [500n, 950n],
  [2_500n, 750n],
  [9_900n, 10n],
])(
  'behavior: with a fee of %i basis points 1,000 become %i, however they are sent, and back',
  async (fee, arrived) => {
    const token = await deployToken()
    await token.write.setTransferFee([fee])
    await token.write.transfer([alice, 1_000n])
    expect(await token.read.balanceOf([alice])).toBe(arrived)
    await token.write.approve([alice, 1_000n])
    await token.write.transferFrom([owner, alice, 1_000n], { account: alice })
    expect(await token.read.balanceOf([alice])).toBe(2n * arrived)
    expect(await token.read.allowance([owner, alice])).toBe(0n)
    expect(await token.read.balanceOf([owner])).toBe(75_000n)
    expect(await token.read.totalSupply()).toBe(75_000n + 2n * arrived)
    await token.write.setTransferFee([0n])
    await token.write.transfer([alice, 1_000n])
    expect(await token.read.balanceOf([alice])).toBe(2n * arrived + 1_000n)
  },
)

test('error: a fee above 99 %, or set by another than the owner', async () => {
  const token = await deployToken()
  await expect(token.simulate.setTransferFee([9_901n])).rejects.toThrow('FeeTooHigh')
  await expect(token.simulate.setTransferFee([1n], { account: alice })).rejects.toThrow('NotOwner')
})

test('error: more than there is, with and without a fee', async () => {
  const token = await deployToken()
  await expect(token.simulate.transfer([alice, 77_001n])).rejects.toThrow('InsufficientBalance')
  await token.write.setTransferFee([100n])
  await expect(token.simulate.transfer([alice, 77_001n])).rejects.toThrow('InsufficientBalance')
})

test('behavior: USDT returns nothing', async () => {
  const usdt = await deployUsdt()
  for (const functionName of ['transfer', 'approve'] as const) {
    const data = encodeFunctionData({ abi: testUsdtAbi, functionName, args: [alice, 1n] })
    expect((await client.call({ account: owner, to: usdt.address, data })).data).toBeUndefined()
  }
})

test('behavior: USDT moves by transfer and by allowance', async () => {
  const usdt = await deployUsdt()
  await usdt.write.transfer([alice, 10n])
  await usdt.write.approve([alice, 20n])
  await usdt.write.transferFrom([owner, alice, 15n], { account: alice })
  expect(await usdt.read.decimals()).toBe(6)
  expect(await usdt.read.balanceOf([alice])).toBe(25n)
  expect(await usdt.read.allowance([owner, alice])).toBe(5n)
})

test('error: USDT changes an allowance only through zero', async () => {
  const usdt = await deployUsdt()
  await usdt.write.approve([alice, 20n])
  await expect(usdt.simulate.approve([alice, 30n])).rejects.toThrow('set the allowance to zero first')
  await usdt.write.approve([alice, 0n])
  await usdt.write.approve([alice, 30n])
  expect(await usdt.read.allowance([owner, alice])).toBe(30n)
})
