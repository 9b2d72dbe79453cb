import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getContract,
  type Hex,
  pad,
  parseEther,
  size,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { callSimulatorAbi } from '../src/abi/callSimulator.abi.ts'
import { loveLetterAbi } from '../src/abi/loveLetter.abi.ts'
import { testTokenAbi } from '../src/abi/testToken.abi.ts'
import { callSimulatorRuntimeCode } from '../src/artifacts/callSimulator.ts'
import { loveLetterBytecode } from '../src/artifacts/loveLetter.ts'
import { testTokenBytecode } from '../src/artifacts/testToken.ts'
import { createTestChain, deployed } from './createTestChain.ts'

const chain = await createTestChain()
const { client, owner, alice, bob } = chain
const gas = 2n ** 24n
const token = await deployed(
  chain,
  client.deployContract({ abi: testTokenAbi, bytecode: testTokenBytecode, args: ['T', 'T', 18, 100n] }),
)

type Call = { to: Address; value: bigint; data: Hex }
type Watched = { account: Address; token: Address }

async function simulate(from: Address, watched: Watched[], calls: Call[]) {
  const data = encodeFunctionData({ abi: callSimulatorAbi, functionName: 'simulate', args: [watched, calls] })
  const stateOverride = [{ address: from, code: callSimulatorRuntimeCode } as const]
  const answer = await client.call({ account: from, to: from, data, gas, stateOverride })
  const [block, results, start, end] = decodeFunctionResult({
    abi: callSimulatorAbi,
    functionName: 'simulate',
    data: answer.data ?? '0x',
  })
  return { block, results, start, end }
}

const send = (to: Address, value: bigint): Call => {
  return {
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }),
  }
}
const plain = (to: Address, value = 0n, data: Hex = '0x'): Call => ({ to, value, data })

/** A contract of these instructions, at an address of its own. */
let contracts = 0
async function setCode(bytecode: Hex): Promise<Address> {
  const address = pad(`0xbad${String(++contracts).padStart(3, '0')}`, { size: 20 })
  await client.setCode({ address, bytecode })
  return address
}
/** Calls whoever calls it with what it was given, and returns whether that worked. */
const callsBack = '0x365f5f375f5f365f5f335af15f5260205ff3'
const sendsEtherBack = '0x5f5f5f5f47335af15f5260205ff3'
const returnsMegabyte = '0x621000005ff3'
const revertsWithMegabyte = '0x621000005ffd'
const burnsAll = '0x5b5f56'
const word = (value: bigint) => pad(`0x${value.toString(16)}`, { size: 32 })

test('default: calls build on each other, and nothing stays', async () => {
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [owner, 30n] })
  const take = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [owner, bob, 30n],
  })
  const watched = [owner, alice, bob].map((account) => ({ account, token }))
  const calls = [send(alice, 20n), plain(token, 0n, approve), plain(token, 0n, take)]
  const { block, results, start, end } = await simulate(owner, watched, calls)
  expect(block).toBe(await client.getBlockNumber())
  expect(results.map(({ isSuccess, returned }) => [isSuccess, returned])).toEqual(
    calls.map(() => [true, word(1n)]),
  )
  expect([start, end]).toEqual([
    [100n, 0n, 0n],
    [50n, 20n, 30n],
  ])
  expect(
    await client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [owner] }),
  ).toBe(100n)
  expect(await client.getCode({ address: owner })).toBeUndefined()
})

test('behavior: ether goes out and comes in', async () => {
  const watched = [alice, bob].map((account) => ({ account, token: zeroAddress }))
  const out = await simulate(alice, watched, [plain(bob, parseEther('1'))])
  expect(out.end.map((end, at) => end - (out.start[at] ?? 0n))).toEqual([-parseEther('1'), parseEther('1')])
  const back = await simulate(alice, watched, [plain(await setCode(sendsEtherBack), parseEther('1'))])
  expect(back.results).toMatchObject([{ isSuccess: true, returned: word(1n) }])
  expect(back.end).toEqual(back.start)
})

test('behavior: it ends with the first failure and its reason', async () => {
  const { results, end } = await simulate(
    owner,
    [{ account: owner, token }],
    [send(bob, 1n), send(bob, 100n), send(bob, 1n)],
  )
  expect(results.map(({ isSuccess }) => isSuccess)).toEqual([true, false])
  expect(results[1]?.returned).toBe(
    `0xdb42144d${pad(owner).slice(2)}${word(99n).slice(2)}${word(100n).slice(2)}`.toLowerCase(),
  )
  expect(end).toEqual([])
})

test('error: more ether than there is', async () => {
  const nobody = pad('0x1234', { size: 20 })
  const { results } = await simulate(nobody, [], [plain(bob, 1n)])
  expect(results).toMatchObject([{ isSuccess: false, returned: '0x' }])
})

test('behavior: it takes collectibles', async () => {
  const address = await deployed(
    chain,
    client.deployContract({ abi: loveLetterAbi, bytecode: loveLetterBytecode }),
  )
  const letters = getContract({ abi: loveLetterAbi, client, address })
  await letters.write.mint([alice])
  const args = [alice, alice, 1n] as const
  const data = encodeFunctionData({ abi: loveLetterAbi, functionName: 'safeTransferFrom', args })
  expect((await simulate(alice, [], [plain(address, 0n, data)])).results).toMatchObject([{ isSuccess: true }])

  const asker = await setCode(callsBack)
  for (const functionName of ['onERC1155Received', 'onERC1155BatchReceived'] as const) {
    const question =
      functionName === 'onERC1155Received'
        ? encodeFunctionData({ abi: callSimulatorAbi, functionName, args: [alice, alice, 1n, 1n, '0x'] })
        : encodeFunctionData({ abi: callSimulatorAbi, functionName, args: [alice, alice, [1n], [1n], '0x'] })
    const { results } = await simulate(alice, [], [plain(asker, 0n, question)])
    expect(results).toMatchObject([{ isSuccess: true, returned: word(1n) }])
  }
})

test('error: whoever is called cannot act as the account, nor ask it anything else', async () => {
  const theft = encodeFunctionData({
    abi: callSimulatorAbi,
    functionName: 'simulate',
    args: [[], [send(bob, 100n)]],
  })
  const thief = await setCode(callsBack)
  for (const data of [theft, '0x12345678'] as const) {
    const { results, end } = await simulate(owner, [{ account: bob, token }], [plain(thief, 0n, data)])
    expect(results).toMatchObject([{ isSuccess: true, returned: word(0n) }])
    expect(end).toEqual([0n])
  }
})

test.each([
  ['returns a megabyte', returnsMegabyte, true, 4_096],
  ['reverts with a megabyte', revertsWithMegabyte, false, 4_096],
  ['burns all gas', burnsAll, false, 0],
] as const)('error: a contract that %s, as token and as target', async (_, code, isSuccess, bytes) => {
  const bad = await setCode(code)
  const strange = Array.from({ length: 32 }, () => ({ account: alice, token: bad }))
  const honest = { account: owner, token }
  const calls = [send(bob, 1n), plain(bad)]
  const { results, start, end } = await simulate(owner, [honest, ...strange.slice(1)], calls)
  expect(results.map((result) => result.isSuccess)).toEqual([true, isSuccess])
  expect(size(results[1]?.returned ?? '0x')).toBe(bytes)
  expect(start).toEqual([100n, ...Array(31).fill(0n)])
  expect(end).toEqual(isSuccess ? [99n, ...Array(31).fill(0n)] : [])
})

test('behavior: calls cannot use up the gas that the balances need', async () => {
  // Burns until little is left, and then succeeds.
  const greedy = await setCode('0x5b6127105a115f5700')
  const watched = Array.from({ length: 32 }, () => ({ account: owner, token }))
  const { results, end } = await simulate(owner, watched, [plain(greedy)])
  expect(results).toMatchObject([{ isSuccess: true }])
  expect(end).toEqual(watched.map(() => 100n))
  const starved = await simulate(owner, watched, [plain(greedy), send(bob, 1n)])
  expect(starved.results.map(({ isSuccess }) => isSuccess)).toEqual([true, false])
})

test('behavior: a token that is none, or answers too little, counts as 0', async () => {
  const short = await setCode('0x601f5ff3')
  const watched = [short, bob].map((address) => ({ account: owner, token: address }))
  const { start, end } = await simulate(owner, watched, [send(bob, 1n)])
  expect([start, end]).toEqual([
    [0n, 0n],
    [0n, 0n],
  ])
})
