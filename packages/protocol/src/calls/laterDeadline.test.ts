import { uniswapV2Router02Abi as abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet } from '@love/contracts/deployments/1337'
import { decodeFunctionData, encodeFunctionData, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { laterDeadline } from './laterDeadline.ts'

const account = numberToHex(0xa1, { size: 20 })
const swap = {
  words: 'Swap',
  to: devnet.router,
  value: 7n,
  data: encodeFunctionData({
    abi,
    functionName: 'swapExactETHForTokens',
    args: [5n, [account, account], account, 1_000n],
  }),
}

test('default: only the deadline of a router call moves', () => {
  const later = laterDeadline(devnet, swap, 60n)
  expect(later).toEqual({ ...swap, data: later.data })
  expect(decodeFunctionData({ abi, data: later.data })).toEqual({
    functionName: 'swapExactETHForTokens',
    args: [5n, [account, account], account, 1_060n].map((one) =>
      Array.isArray(one)
        ? one.map((each) => expect.stringMatching(new RegExp(each, 'i')))
        : one === account
          ? expect.stringMatching(/^0x0+a1$/i)
          : one,
    ),
  })
})

test('behavior: calls of other contracts stay as they are', () => {
  const call = { ...swap, to: account }
  expect(laterDeadline(devnet, call, 60n)).toBe(call)
})
