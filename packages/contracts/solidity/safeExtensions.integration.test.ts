import { type Address, encodeFunctionData, getContract, type Hex } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { blockingGuardAbi } from '../src/abi/blockingGuard.abi.ts'
import { safeAbi } from '../src/abi/safe.abi.ts'
import { spenderModuleAbi } from '../src/abi/spenderModule.abi.ts'
import { blockingGuardBytecode } from '../src/artifacts/blockingGuard.ts'
import { spenderModuleBytecode } from '../src/artifacts/spenderModule.ts'
import { createTestChain, deployed } from './createTestChain.ts'
import { deploySafe, transactionOf } from './deploySafe.ts'

const chain = await createTestChain()
const { client, owner, alice, bob, carol } = chain

let safe = await deploySafe(chain)

beforeEach(async () => {
  safe = await deploySafe(chain)
  await client.sendTransaction({ to: safe.address, value: 100n })
})

function send(to: Address, value: bigint, data: Hex = '0x') {
  return safe.write.execTransaction(transactionOf(owner, to, value, data))
}

async function enableModule() {
  const bytecode = spenderModuleBytecode
  const address = await deployed(chain, client.deployContract({ abi: spenderModuleAbi, bytecode }))
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [address] })
  const name = encodeFunctionData({ abi: spenderModuleAbi, functionName: 'setSpender', args: [alice] })
  await send(safe.address, 0n, enable)
  await send(address, 0n, name)
  return getContract({ abi: spenderModuleAbi, client, address })
}

async function deployGuard(blocked: Address) {
  const transaction = client.deployContract({
    abi: blockingGuardAbi,
    bytecode: blockingGuardBytecode,
    args: [blocked],
  })
  return getContract({ abi: blockingGuardAbi, client, address: await deployed(chain, transaction) })
}

test('default: the spender of a Safe acts without its owners', async () => {
  const module = await enableModule()
  const before = await client.getBalance({ address: bob })
  expect(await module.read.spenderOf([safe.address])).toBe(alice)
  await module.write.execute([safe.address, bob, 40n, '0x'], { account: alice })
  expect(await client.getBalance({ address: bob })).toBe(before + 40n)
})

test('error: others than the spender, and calls that fail', async () => {
  const module = await enableModule()
  const byBob = module.simulate.execute([safe.address, bob, 40n, '0x'], { account: bob })
  await expect(byBob).rejects.toThrow('NotSpender')
  const tooMuch = module.simulate.execute([safe.address, bob, 101n, '0x'], { account: alice })
  await expect(tooMuch).rejects.toThrow('CallFailed')
})

test('default: a Safe takes the guard, which lets all but one address through', async () => {
  const guard = await deployGuard(carol)
  const set = encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [guard.address] })
  await send(safe.address, 0n, set)
  const before = await client.getBalance({ address: bob })
  await send(bob, 30n)
  expect(await client.getBalance({ address: bob })).toBe(before + 30n)
  const blocked = safe.simulate.execTransaction(transactionOf(owner, carol, 30n, '0x'))
  await expect(blocked).rejects.toThrow()
})

test('behavior: the guard says that it is a guard', async () => {
  const guard = await deployGuard(carol)
  expect(await guard.read.blocked()).toBe(carol)
  expect(await guard.read.supportsInterface(['0xe6d7a83a'])).toBe(true)
  expect(await guard.read.supportsInterface(['0x01ffc9a7'])).toBe(true)
  expect(await guard.read.supportsInterface(['0xffffffff'])).toBe(false)
})
