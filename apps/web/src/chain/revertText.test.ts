import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { encodeAbiParameters, encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { revertText } from './revertText.ts'

const standard = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Surprise(uint256)'])
const text = (words: string) =>
  revertText(encodeErrorResult({ abi: standard, errorName: 'Error', args: [words] }))

test('default: known reasons in words', () => {
  expect(text('UniswapV2Router: EXPIRED')).toBe('The deadline had passed.')
  expect(
    revertText(encodeErrorResult({ abi: loveFarmAbi, errorName: 'NotEnoughStaked', args: [1n, 2n] })),
  ).toBe('Less is staked than was asked for.')
})

test('behavior: other reasons as the contract spells them, without tricks', () => {
  expect(text('GS013')).toBe('GS013')
  expect(text('\u202Ereason\u0000')).toBe('reason')
  expect(text('a'.repeat(5_000))?.length).toBe(200)
  expect(text('constructor')).toBe('constructor')
})

test('behavior: a panic has its number', () => {
  expect(revertText(encodeErrorResult({ abi: standard, errorName: 'Panic', args: [17n] }))).toContain(
    'panic 17',
  )
})

test.each([
  ['nothing', '0x'],
  ['an unknown error', encodeErrorResult({ abi: standard, errorName: 'Surprise', args: [1n] })],
  ['a malformed reason', `0x08c379a0${encodeAbiParameters([{ type: 'uint256' }], [2n ** 255n]).slice(2)}`],
  ['half a selector', '0x08c3'],
] as const)('error: %s has no words', (_, data) => {
  expect(revertText(data)).toBeUndefined()
})
