import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet } from '@love/contracts/deployments/1337'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { describeDemoCall } from './describeDemoCall.ts'

const stranger = '0x000000000000000000000000000000000000dEaD'

test('default: a call to a contract of ours is named with its arguments', () => {
  const data = encodeFunctionData({ abi: loveFarmAbi, functionName: 'deposit', args: [0n, 1_000n] })
  expect(describeDemoCall(devnet, devnet.farm, data)).toEqual({
    contract: 'LP farm',
    call: 'deposit(0, 1000)',
  })
})

test('behavior: lists are written as lists', () => {
  const data = encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'swapExactETHForTokens',
    args: [1n, [devnet.tokens.WETH, devnet.tokens.LOVE], stranger, 9n],
  })
  expect(describeDemoCall(devnet, devnet.router, data).call).toBe(
    `swapExactETHForTokens(1, [${devnet.tokens.WETH}, ${devnet.tokens.LOVE}], ${stranger}, 9)`,
  )
})

test('behavior: a stranger is read as a token at best, and not named', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [devnet.router, 5n] })
  expect(describeDemoCall(devnet, stranger, data)).toEqual({
    contract: undefined,
    call: `approve(${devnet.router}, 5)`,
  })
})

test.each(['0x', '0xdeadbeef', '0xa9059cbb00'] as const)('error: %s is not decoded', (data) => {
  expect(describeDemoCall(devnet, devnet.tokens.LOVE, data)).toEqual({ contract: 'LOVE', call: undefined })
  expect(describeDemoCall(devnet, undefined, data).call).toBeUndefined()
})
