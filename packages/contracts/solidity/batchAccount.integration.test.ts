import { encodeFunctionData, getContract, type Hex } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { batchAccountAbi } from '../src/abi/batchAccount.abi.ts'
import { testTokenAbi } from '../src/abi/testToken.abi.ts'
import { batchAccountBytecode } from '../src/artifacts/batchAccount.ts'
import { testTokenBytecode } from '../src/artifacts/testToken.ts'
import { createTestChain, deployed } from './createTestChain.ts'

const chain = await createTestChain()
const { client, owner, alice, bob } = chain
const token = await deployed(
  chain,
  client.deployContract({ abi: testTokenAbi, bytecode: testTokenBytecode, args: ['T', 'T', 18, 100n] }),
)
const code = await deployed(
  chain,
  client.deployContract({ abi: batchAccountAbi, bytecode: batchAccountBytecode }),
)
const balanceOf = (account: Hex) =>
  client.readContract({ abi: testTokenAbi, address: token, functionName: 'balanceOf', args: [account] })
const give = (to: Hex, amount: bigint) => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] }),
})
const account = getContract({ abi: batchAccountAbi, client, address: owner })

beforeEach(() => client.setCode({ address: owner, bytecode: `0xef0100${code.slice(2)}` }))

test('default: several calls by the account itself, with its ether and its tokens', async () => {
  const before = await client.getBalance({ address: bob })
  await account.write.execute([[give(alice, 3n), { to: bob, value: 7n, data: '0x' }, give(bob, 4n)]])
  expect(await balanceOf(alice)).toBe(3n)
  expect(await balanceOf(bob)).toBe(4n)
  expect(await client.getBalance({ address: bob })).toBe(before + 7n)
})

test('error: one call that fails takes all with it, with its own reason', async () => {
  const [had, tooMuch] = [await balanceOf(alice), 1_000n]
  const failing = account.simulate.execute([[give(alice, 1n), give(alice, tooMuch)]], { account: owner })
  await expect(failing).rejects.toThrow()
  expect(await balanceOf(alice)).toBe(had)
})

test('error: nobody else may use it', async () => {
  const byAlice = account.simulate.execute([[give(alice, 1n)]], { account: alice })
  await expect(byAlice).rejects.toThrow('NotTheAccount')
})
