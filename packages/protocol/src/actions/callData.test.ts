import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { type ContractFunctionParameters, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { encodedCall } from './readContract.ts'

const address = `0x${'12'.repeat(20)}` as const
const calls: readonly ContractFunctionParameters[] = [
  { address, abi: erc20Abi, functionName: 'totalSupply' },
  { address, abi: erc20Abi, functionName: 'allowance', args: [address, address] },
  { address, abi: loveFarmAbi, functionName: 'userInfo', args: [7n, address] },
]

test('default: what viem makes of it, the first time and later', () => {
  for (const call of [...calls, ...calls]) expect(encodedCall(call)).toBe(encodeFunctionData(call))
})

test('behavior: arguments are those of each call', () => {
  const stake = { address, abi: loveFarmAbi, functionName: 'poolInfo' }
  expect(encodedCall({ ...stake, args: [1n] })).not.toBe(encodedCall({ ...stake, args: [2n] }))
})

test('error: a function that is not there', () => {
  expect(() => encodedCall({ address, abi: erc20Abi, functionName: 'burn' })).toThrow(
    '"burn" not found on ABI',
  )
})
