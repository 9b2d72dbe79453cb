import { hostileTokenAbi } from '@love/contracts/abi/hostileToken.abi'
import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { hostileTokenBytecode } from '@love/contracts/artifacts/hostileToken'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { largestDeposit, matchDeposit } from '@love/protocol/liquidity/matchDeposit'
import { definePair } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth, loveUsdt, loveWbtc } from '@love/protocol/pairs/pairs'
import { defineToken } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, love, pepe, usdt, war3, wbtc } from '@love/protocol/tokens/tokens'
import { erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liquidityKit, poolIn } from '../test/liquidityKit.ts'
import { deployAt } from './deploy/deployAt.ts'
import { sender } from './devnetClient.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'

let devnet: Devnet
let deployment: Deployment
let kit: ReturnType<typeof liquidityKit>
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  deployment = devnet.contracts.deployment
  kit = liquidityKit(devnet, deployment)
})
afterAll(() => devnet.close())

test('behavior: the real pair takes the permit, for ether and for tokens, and the nonce moves on', async () => {
  for (const pair of [loveEth, loveUsdt]) {
    const before = await kit.read(pair)
    const amount = before.position.liquidity / 3n
    const { intent } = kit.withdrawal(pair, before, amount, { usesPermit: true })
    expect(intent.calls).toHaveLength(1)
    expect(intent.calls[0]?.permit?.instead).toHaveLength(2)
    expect(await kit.performOrRefuse(intent)).toBe('kept')
    expect((await kit.read(pair)).position).toEqual({
      liquidity: before.position.liquidity - amount,
      allowance: 0n,
      nonce: before.position.nonce + 1n,
    })
  }
})

test('behavior: an allowance that is large enough needs neither an approval nor a permit', async () => {
  const liquidity = await kit.read(loveWbtc)
  const amount = 10n ** 12n
  const enough = { ...liquidity, position: { ...liquidity.position, allowance: amount } }
  const { calls } = kit.withdrawal(loveWbtc, enough, amount, { usesPermit: true }).intent
  expect(calls).toHaveLength(1)
  expect(calls[0]?.permit).toBeUndefined()
  expect(kit.withdrawal(loveWbtc, enough, amount + 1n).intent.calls).toHaveLength(2)
})

test('behavior: USDT is reset first, and both tokens are approved exactly', async () => {
  await devnet.client.writeContract({
    ...sender(kit.account),
    abi: erc20Abi,
    address: tokenAddress(deployment, usdt),
    functionName: 'approve',
    args: [deployment.router, 1n],
  })
  const { intent } = await kit.deposit(loveUsdt, await kit.read(loveUsdt), 100n)
  expect(intent.calls.map(({ words }) => words.split(' ').slice(0, 2).join(' '))).toEqual([
    'Approve the',
    'Reset the',
    'Approve the',
    'Add up',
  ])
  expect(await kit.performOrRefuse(intent)).toBe('kept')
})

test('behavior: the largest deposit empties one balance and works', async () => {
  const liquidity = await kit.read(loveWbtc)
  const { reserves } = poolIn(liquidity)
  const balances = { base: await kit.balanceOf(love), other: await kit.balanceOf(wbtc) }
  const { side, amount } = largestDeposit(balances, reserves)
  const { intent } = await kit.depositExactly(loveWbtc, liquidity, matchDeposit(side, amount, reserves))
  expect(await kit.performOrRefuse(intent)).toBe('kept')
  expect(await kit.balanceOf(loveWbtc[side])).toBe(0n)
})

test('behavior: the router creates a pair that is missing, and the first provider sets the price', async () => {
  const pair = definePair({ name: 'WAR3-PEPE', icon: '', base: war3, other: pepe })
  const missing = await kit.read(pair)
  expect(missing.pool).toBeUndefined()
  const amounts = { base: 3_000_000n, other: 1_000_000n }
  const { intent, preview } = await kit.depositExactly(pair, missing, amounts)
  expect(preview.setsPrice).toBe(true)
  expect((await kit.perform(intent))[2]).toBe(preview.liquidity)
  const created = await kit.read(pair)
  expect(created.pool?.reserves).toEqual(amounts)
  expect(created.position.liquidity).toBe(preview.liquidity)
})

test('error: a pool with one token only is refused in words', async () => {
  const pair = definePair({ name: 'WAR3-WBTC', icon: '', base: war3, other: wbtc })
  const address = pairAddress(deployment, pair)
  await devnet.client.writeContract({
    ...sender(kit.account),
    abi: uniswapV2FactoryAbi,
    address: deployment.factory,
    functionName: 'createPair',
    args: [tokenAddress(deployment, wbtc), tokenAddress(deployment, war3)],
  })
  expect((await kit.read(pair)).pool?.supply).toBe(0n)
  await kit.transfer(war3, address, 500n)
  const sync = { abi: uniswapV2PairAbi, address, functionName: 'sync' } as const
  await devnet.client.writeContract({ ...sender(kit.account), ...sync })
  const adding = kit.depositExactly(pair, await kit.read(pair), { base: 10_000n, other: 10_000n })
  await expect(adding).rejects.toThrow('only one of its two tokens')
})

test('behavior: a token that keeps a part of each transfer goes in and comes out', async () => {
  const host = defineToken({ symbol: 'HOST', name: 'Hostile', decimals: 18, icon: '' })
  const addresses = { HOST: `0x${'05'.repeat(20)}` } as const
  const deploy = deployAt(devnet.client, { chainId: deployment.chainId, addresses, from: kit.account })
  const address = await deploy('HOST', {
    ...sender(kit.account),
    abi: hostileTokenAbi,
    bytecode: hostileTokenBytecode,
    args: [parseEther('1000000')],
  })
  const listed = { ...deployment, tokens: { ...deployment.tokens, HOST: address } }
  const taxed = liquidityKit(devnet, listed)
  const pair = definePair({ name: 'HOST-ETH', icon: '', base: host, other: eth })
  const tax = { abi: hostileTokenAbi, address, functionName: 'setTaxPercent', args: [5n] } as const
  await devnet.client.writeContract({ ...sender(kit.account), ...tax })
  const fees = { HOST: 500n }
  const amounts = { base: parseEther('1000'), other: parseEther('1') }
  const { intent, preview } = await taxed.depositExactly(pair, await taxed.read(pair), amounts, fees)
  expect((await taxed.perform(intent))[2]).toBe(preview.liquidity)
  for (const usesPermit of [false, true]) {
    const liquidity = await taxed.read(pair)
    const amount = liquidity.position.liquidity / (usesPermit ? 1n : 2n)
    const removing = taxed.withdrawal(pair, liquidity, amount, { fees, usesPermit })
    expect(await taxed.performOrRefuse(removing.intent)).toBe('kept')
  }
  expect((await taxed.read(pair)).position.liquidity).toBe(0n)
})
