import { testTokenAbi } from '@love/contracts/abi/testToken.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveBobo } from '@love/protocol/pairs/pairs'
import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { bobo, love, usdt, weth } from '@love/protocol/tokens/tokens'
import {
  type Address,
  decodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  pad,
  parseEther,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { remoteChain } from '../../test/remoteChain.ts'
import { simulatingChain } from '../../test/simulatingChain.ts'
import { type SimulateServer, startSimulateServer } from '../../test/startSimulateServer.ts'
import { approve, type Call, call, swap, transfer } from '../../test/tradeCalls.ts'
import { deploymentOn } from '../chain/findBlockAt.ts'

const deployment = deploymentOn(1337)
const { router } = deployment
const loveAddress = tokenAddress(deployment, love)
const usdtAddress = tokenAddress(deployment, usdt)
const wethAddress = tokenAddress(deployment, weth)
const boboAddress = tokenAddress(deployment, bobo)
const path = [loveAddress, usdtAddress]
const probe = pad('0x5eed', { size: 20 })

let devnet: Devnet
let alice: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  alice = devnet.roles.demo[0]
})
afterAll(() => devnet.close())

const balanceOf = (token: Address | 'ETH', account: Address) =>
  token === 'ETH'
    ? devnet.client.getBalance({ address: account })
    : devnet.client.readContract({
        abi: erc20Abi,
        address: token,
        functionName: 'balanceOf',
        args: [account],
      })

/** As a wallet would, one by one; gives what was paid for gas. */
async function send(from: Address, calls: readonly Call[]): Promise<bigint> {
  let paid = 0n
  for (const { to, data, value } of calls) {
    const hash = await devnet.client.sendTransaction({ account: from, to, data, value: BigInt(value) })
    const { gasUsed, effectiveGasPrice, status } = await devnet.client.getTransactionReceipt({ hash })
    expect(status).toBe('success')
    paid += gasUsed * effectiveGasPrice
  }
  return paid
}

describe.each(['eth_call', 'eth_simulateV1'] as const)('by %s', (by) => {
  let server: SimulateServer
  beforeAll(async () => {
    const chain = remoteChain(devnet.url)
    server = await startSimulateServer({ chain: by === 'eth_call' ? chain : simulatingChain(chain) })
  })
  afterAll(() => server.close())

  let snapshot: Hex
  beforeEach(async () => {
    snapshot = await devnet.client.snapshot()
  })
  afterEach(() => devnet.client.revert({ id: snapshot }))

  async function done(request: SimulationRequest) {
    const reply = await server.simulate(request)
    if (reply.status !== 'done') throw new Error(reply.reason)
    expect(reply.block).toBe(String(await devnet.client.getBlockNumber()))
    return reply
  }
  const difference = ({ before, after }: { before: string; after: string }) => BigInt(after) - BigInt(before)

  test('default: approve and swap: exactly what the router then pays', async () => {
    const amount = parseEther('1234.5')
    const calls = [approve(loveAddress, amount), swap({ path, amountIn: amount, to: alice })]
    const watch = path.map((token) => ({ account: alice, token }))
    const before = await Promise.all(watch.map(({ token }) => balanceOf(token, alice)))
    const block = await devnet.client.getBlockNumber()

    const reply = await done({ from: alice, calls, watch })
    expect(reply.by).toBe(by)
    expect(reply.calls.map(({ isSuccess }) => isSuccess)).toEqual([true, true])
    expect(reply.changes.map(({ account, token }) => ({ account, token }))).toEqual(watch)
    expect(reply.changes.map((change) => BigInt(change.before))).toEqual(before)
    expect(reply.changes.map(difference)[0]).toBe(-amount)

    // Nothing of it has happened.
    expect(await devnet.client.getBlockNumber()).toBe(block)
    expect(await Promise.all(watch.map(({ token }) => balanceOf(token, alice)))).toEqual(before)
    const allowance = { abi: erc20Abi, address: loveAddress, functionName: 'allowance' } as const
    expect(await devnet.client.readContract({ ...allowance, args: [alice, router] })).toBe(0n)
    expect(await devnet.client.getCode({ address: alice })).toBeUndefined()

    await send(alice, calls)
    const after = await Promise.all(watch.map(({ token }) => balanceOf(token, alice)))
    expect(reply.changes.map((change) => BigInt(change.after))).toEqual(after)
  })

  test('default: gas is what transactions use, within a tenth and a fixed part', async () => {
    const amount = parseEther('10')
    const calls = [approve(loveAddress, amount), swap({ path, amountIn: amount, to: alice })]
    const reply = await done({ from: alice, calls, watch: [] })
    for (const [at, one] of calls.entries()) {
      const hash = await devnet.client.sendTransaction({ account: alice, to: one.to, data: one.data })
      const { gasUsed } = await devnet.client.getTransactionReceipt({ hash })
      const told = Number(reply.calls[at]?.gasUsed)
      expect(Math.abs(told - Number(gasUsed))).toBeLessThan(Number(gasUsed) / 10 + 15_000)
    }
  })

  test('default: ether in and out, without a price for gas', async () => {
    const buy = encodeFunctionData({
      abi: uniswapV2Router02Abi,
      functionName: 'swapExactETHForTokens',
      args: [1n, [wethAddress, loveAddress], alice, maxUint256],
    })
    const sold = parseEther('500')
    const sell = encodeFunctionData({
      abi: uniswapV2Router02Abi,
      functionName: 'swapExactTokensForETH',
      args: [sold, 1n, [loveAddress, wethAddress], alice, maxUint256],
    })
    const watch = (['ETH', loveAddress] as const).map((token) => ({ account: alice, token }))
    for (const calls of [
      [call(router, buy, parseEther('0.25'))],
      [approve(loveAddress, sold), call(router, sell)],
    ]) {
      const reply = await done({ from: alice, calls, watch })
      const before = await balanceOf('ETH', alice)
      const paid = await send(alice, calls)
      const [ether, token] = reply.changes
      expect(ether && difference(ether)).toBe((await balanceOf('ETH', alice)) + paid - before)
      expect(token?.after).toBe(String(await balanceOf(loveAddress, alice)))
    }
  })

  test('behavior: a failing second call: its reason, and no changes', async () => {
    const amount = parseEther('5')
    const swapTooDear = swap({ path, amountIn: amount, to: alice, least: maxUint256 })
    const calls = [approve(loveAddress, amount), swapTooDear, transfer(loveAddress, probe, 1n)]
    const watch = [{ account: alice, token: usdtAddress }]
    const reply = await done({ from: alice, calls, watch })
    expect(reply.calls.map(({ isSuccess }) => isSuccess)).toEqual([true, false])
    const { returned = '0x' } = reply.calls[1] ?? {}
    expect(decodeErrorResult({ abi: [], data: returned })).toMatchObject({
      errorName: 'Error',
      args: ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'],
    })
    expect(reply.changes).toEqual([])
  })

  test('behavior: USDT: approve returns nothing, and works twice only through zero #exact-approval', async () => {
    const good = [approve(usdtAddress, 5n), approve(usdtAddress, 0n), approve(usdtAddress, 6n)]
    const reply = await done({ from: alice, calls: good, watch: [] })
    expect(reply.calls.map(({ isSuccess, returned }) => [isSuccess, returned])).toEqual(
      good.map(() => [true, '0x']),
    )
    const bad = await done({
      from: alice,
      calls: [approve(usdtAddress, 5n), approve(usdtAddress, 6n)],
      watch: [],
    })
    expect(bad.calls.map(({ isSuccess }) => isSuccess)).toEqual([true, false])
  })

  test.each([0n, 10n, 500n, 9_900n])(
    'behavior: a transfer fee of %i basis points shows, without a wallet',
    async (fee) => {
      await devnet.client.writeContract({
        account: devnet.roles.deployer,
        abi: testTokenAbi,
        address: boboAddress,
        functionName: 'setTransferFee',
        args: [fee],
      })
      const reply = await done({
        from: pairAddress(deployment, loveBobo),
        calls: [transfer(boboAddress, probe, 1_000_000n)],
        watch: [{ account: probe, token: boboAddress }],
      })
      expect(reply.changes.map(difference)).toEqual([(1_000_000n * (10_000n - fee)) / 10_000n])
    },
  )

  test('behavior: an account without ether, and one with nothing', async () => {
    await devnet.client.writeContract({
      account: alice,
      abi: erc20Abi,
      address: loveAddress,
      functionName: 'transfer',
      args: [probe, 7n],
    })
    const watch = [{ account: alice, token: loveAddress }]
    const poor = await done({ from: probe, calls: [transfer(loveAddress, alice, 7n)], watch })
    expect(poor.changes.map(difference)).toEqual([7n])
    // With eth_simulateV1 the node refuses the list as a whole; which call it is comes from the other way.
    const broke = await done({
      from: probe,
      calls: [transfer(loveAddress, alice, 1n), call(alice, '0x', 1n)],
      watch,
    })
    expect(broke.by).toBe('eth_call')
    expect(broke.calls.map(({ isSuccess, returned }) => [isSuccess, returned === '0x'])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('behavior: a Safe as the account', async () => {
    const { teamSafe } = devnet.safes
    const amount = parseEther('100')
    const calls = [approve(loveAddress, amount), swap({ path, amountIn: amount, to: teamSafe })]
    const watch = path.map((token) => ({ account: teamSafe, token }))
    const reply = await done({
      from: teamSafe,
      calls: [...calls, call(probe, '0x', 1n)],
      watch: [...watch, { account: probe, token: 'ETH' }],
    })
    expect(reply.calls.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true])
    const [spent, got, ether] = reply.changes.map(difference)
    expect(spent).toBe(-amount)
    expect(ether).toBe(1n)
    await devnet.client.impersonateAccount({ address: teamSafe })
    await devnet.client.setBalance({ address: teamSafe, value: parseEther('10') })
    const before = await balanceOf(usdtAddress, teamSafe)
    await send(teamSafe, calls)
    expect(got).toBe((await balanceOf(usdtAddress, teamSafe)) - before)
  })
})
