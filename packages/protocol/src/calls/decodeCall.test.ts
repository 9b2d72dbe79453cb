import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { mainnet } from '@love/contracts/deployments/1'
import { devnet } from '@love/contracts/deployments/1337'
import { encodeFunctionData, erc20Abi, maxUint256, numberToHex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { pairAddress } from '../pairs/pairAddress.ts'
import { loveEth } from '../pairs/pairs.ts'
import { decodeCall } from './decodeCall.ts'
import { knownContracts } from './knownContracts.ts'

const { LOVE, USDT, WBTC } = devnet.tokens
const person = numberToHex(0xb22c, { size: 20 })
const stranger = numberToHex(0x5afe, { size: 20 })

const approval = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [devnet.router, amount] })
const textsOf = (decoded: ReturnType<typeof decodeCall>) =>
  Object.fromEntries(decoded.call?.args.map(({ name, text }) => [name, text]) ?? [])

test('default: a swap has its amounts in whole tokens, its route by name and its deadline as a time', () => {
  const data = encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'swapExactTokensForTokens',
    args: [100_000_000n, 5_000n, [USDT, LOVE, WBTC], person, 1_700_000_000n],
  })
  const decoded = decodeCall(devnet, { to: devnet.router, data })
  expect(decoded.contract?.name).toBe('Uniswap V2 router')
  expect(decoded.call?.name).toBe('swapExactTokensForTokens')
  expect(textsOf(decoded)).toMatchObject({
    amountIn: '100 USDT',
    amountOutMin: '0.00005 WBTC',
    path: 'USDT → LOVE → WBTC',
    deadline: '2023-11-14 22:13:20 UTC',
  })
  expect(decoded.call?.args[0]).toMatchObject({ raw: '100000000' })
  expect(decoded.isUnlimited).toBe(false)
})

test('default: an approval names the token and who may take it', () => {
  const decoded = decodeCall(devnet, { to: USDT, data: approval(100_000_000n) })
  expect(decoded.contract?.name).toBe('USDT')
  expect(textsOf(decoded)).toEqual({
    spender: `Uniswap V2 router (${devnet.router})`,
    amount: '100 USDT',
  })
})

test('behavior: an approval of everything is seen, also one that is a little smaller', () => {
  for (const amount of [maxUint256, maxUint256 - 1n, 2n ** 160n - 1n])
    expect(decodeCall(devnet, { to: LOVE, data: approval(amount) }).isUnlimited).toBe(true)
  expect(textsOf(decodeCall(devnet, { to: LOVE, data: approval(maxUint256) })).amount).toBe('unlimited LOVE')
  expect(decodeCall(devnet, { to: stranger, data: approval(maxUint256) }).isUnlimited).toBe(true)
  expect(decodeCall(devnet, { to: LOVE, data: approval(parseEther('1000000')) }).isUnlimited).toBe(false)
})

test('behavior: LP tokens, the farm and the vault are known too', () => {
  const lp = pairAddress(devnet, loveEth)
  expect(textsOf(decodeCall(devnet, { to: lp, data: approval(parseEther('2')) })).value).toBe('2 LOVE-ETH LP')
  const deposit = encodeFunctionData({ abi: loveFarmAbi, functionName: 'deposit', args: [3n, 7n] })
  const farm = decodeCall(devnet, { to: devnet.farm, data: deposit })
  expect(farm.contract?.name).toBe('LP farm')
  expect(textsOf(farm)).toEqual({ pid: '3', amount: '7' })
})

test('behavior: liquidity that is taken out counts shares of the pool', () => {
  const data = encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'removeLiquidityETH',
    args: [LOVE, parseEther('2'), parseEther('1'), 5n, person, 1n],
  })
  expect(textsOf(decodeCall(devnet, { to: devnet.router, data }))).toMatchObject({
    token: `LOVE (${LOVE})`,
    liquidity: '2 LOVE-ETH LP',
    amountTokenMin: '1 LOVE',
    amountETHMin: '0.000000000000000005 ETH',
  })
})

test('behavior: strangers are tried as a token and as a Safe, and have no name', () => {
  const change = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [2n] })
  const decoded = decodeCall(devnet, { to: stranger, data: change })
  expect(decoded.contract).toBeUndefined()
  expect(decoded.call?.name).toBe('changeThreshold')
})

test.each(['0x', '0xdeadbeef', '0x095ea7b3', '0x095e'] as const)('error: %s is not decoded', (data) => {
  for (const to of [devnet.router, LOVE, stranger])
    expect(decodeCall(devnet, { to, data })).toMatchObject({ call: undefined, isUnlimited: false })
})

test('behavior: a deadline far beyond the end of time is no invalid date', () => {
  const data = encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [LOVE], person, maxUint256],
  })
  expect(textsOf(decodeCall(devnet, { to: devnet.router, data })).deadline).toContain('never')
})

test.each([devnet, mainnet])(
  'behavior: no two contracts of a chain share a name or an address',
  (deployment) => {
    const known = knownContracts(deployment)
    expect(new Set(known.map(({ name }) => name)).size).toBe(known.length)
    expect(new Set(known.map(({ address }) => address.toLowerCase())).size).toBe(known.length)
  },
)
