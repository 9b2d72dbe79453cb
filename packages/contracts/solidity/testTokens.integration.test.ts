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

test('default: a test token is what the constructor says', async () => {
  const args = ['Pepe', 'PEPE', 8, 77n] as const
  const transaction = client.deployContract({ abi: testTokenAbi, bytecode: testTokenBytecode, args })
  const token = getContract({ abi: testTokenAbi, client, address: await deployed(chain, transaction) })
  expect([
    await token.read.name(),
    await token.read.symbol(),
    await token.read.decimals(),
    await token.read.balanceOf([owner]),
  ]).toEqual(args)
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
