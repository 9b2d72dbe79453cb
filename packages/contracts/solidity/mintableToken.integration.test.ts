import { getContract, maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { loveTokenAbi } from '../src/abi/loveToken.abi.ts'
import { war3TokenAbi } from '../src/abi/war3Token.abi.ts'
import { loveTokenBytecode } from '../src/artifacts/loveToken.ts'
import { war3TokenBytecode } from '../src/artifacts/war3Token.ts'
import { createTestChain, deployed } from './createTestChain.ts'

const chain = await createTestChain()
const { client, owner, alice, bob } = chain
const byAlice = { account: alice }
const byBob = { account: bob }

const tokens = [
  { symbol: 'LOVE', abi: loveTokenAbi, bytecode: loveTokenBytecode },
  { symbol: 'WAR3', abi: war3TokenAbi, bytecode: war3TokenBytecode },
] as const

describe.each(tokens)('$symbol', async ({ symbol, abi, bytecode }) => {
  const address = await deployed(chain, client.deployContract({ abi, bytecode, args: [alice, 1_000n] }))
  const token = getContract({ abi, client, address })

  test('default: the supply belongs to the named owner', async () => {
    expect(await token.read.symbol()).toBe(symbol)
    expect(await token.read.decimals()).toBe(18)
    expect(await token.read.owner()).toBe(alice)
    expect(await token.read.balanceOf([alice])).toBe(1_000n)
  })

  test('behavior: an allowance is used up, the largest one is not', async () => {
    await token.write.approve([bob, 100n], byAlice)
    await token.write.transferFrom([alice, bob, 60n], byBob)
    expect(await token.read.allowance([alice, bob])).toBe(40n)
    const tooMuch = token.simulate.transferFrom([alice, bob, 41n], byBob)
    await expect(tooMuch).rejects.toThrow('InsufficientAllowance')
    await token.write.approve([bob, maxUint256], byAlice)
    await token.write.transferFrom([alice, bob, 60n], byBob)
    expect(await token.read.allowance([alice, bob])).toBe(maxUint256)
  })

  test('behavior: minters mint as long as the owner lets them', async () => {
    await token.write.setMinter([bob, true], byAlice)
    await token.write.mint([owner, 5n], byBob)
    expect(await token.read.balanceOf([owner])).toBe(5n)
    expect(await token.read.totalSupply()).toBe(1_005n)
    await token.write.setMinter([bob, false], byAlice)
    await expect(token.simulate.mint([owner, 5n], byBob)).rejects.toThrow('NotMinter')
  })

  test('error: what one does not have', async () => {
    await expect(token.simulate.transfer([bob, 1_001n], byAlice)).rejects.toThrow('InsufficientBalance')
    await expect(token.simulate.transferFrom([alice, bob, 1n])).rejects.toThrow('InsufficientAllowance')
    await expect(token.simulate.setMinter([bob, true])).rejects.toThrow('NotOwner')
    await expect(token.simulate.mint([alice, 1n], byAlice)).rejects.toThrow('NotMinter')
  })
})
