import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import { devnet } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import fc from 'fast-check'
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  type Hex,
  maxUint256,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { dataDecoded } from '../api/replies/decoded.ts'
import { encodeMultiSend } from '../multiSend.ts'
import { createContractBook } from './contractBook.ts'
import { type DecodedData, decodeData } from './decodeData.ts'
import { knownFunctions } from './knownFunctions.ts'

const book = createContractBook(devnet)
const one: Address = `0x${'11'.repeat(20)}`
const two: Address = `0x${'22'.repeat(20)}`
const bytes = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)

const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [one, 5n] })
const calls: readonly (readonly [string, Hex, ...string[]])[] = [
  ['transfer', transfer, one, '5'],
  ['approve', encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [one, maxUint256] })],
  [
    'safeTransferFrom',
    encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [one, two, 7n] }),
    one,
    two,
    '7',
  ],
  [
    'safeTransferFrom',
    encodeFunctionData({
      abi: erc1155Abi,
      functionName: 'safeTransferFrom',
      args: [one, two, 7n, 8n, '0x12'],
    }),
    one,
    two,
    '7',
    '8',
    '0x12',
  ],
  ['changeThreshold', encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [2n] }), '2'],
  ['deposit', encodeFunctionData({ abi: loveFarmAbi, functionName: 'deposit', args: [1n, 2n] }), '1', '2'],
  [
    'swapExactETHForTokens',
    encodeFunctionData({
      abi: uniswapV2Router02Abi,
      functionName: 'swapExactETHForTokens',
      args: [1n, [one, two], one, 9n],
    }),
  ],
]

const named = calls.map(([name, data, ...values]) => ({ name, data, values }))

test.each(named)('default: $name is decoded', ({ name, data, values }) => {
  const decoded = decodeData(book, { data })
  expect(decoded?.method).toBe(name)
  if (values.length > 0) expect(decoded?.parameters?.map(({ value }) => value)).toEqual(values)
})

test('behavior: the ABI of the receiver names the parameters', () => {
  const data = encodeFunctionData({ abi: weth9Abi, functionName: 'approve', args: [one, 1n] })
  const names = (to: Address | undefined) =>
    decodeData(book, { to, data })?.parameters?.map(({ name }) => name)
  expect(names(undefined)).toEqual(['spender', 'amount'])
  const item = weth9Abi.find((entry) => entry.type === 'function' && entry.name === 'approve')
  const own = item && 'inputs' in item ? item.inputs.map(({ name }) => name) : []
  expect(names(devnet.tokens.WETH)).toEqual(own)
  expect(own).not.toEqual(['spender', 'amount'])
})

test('behavior: what nobody knows is not decoded, nor what is cut off', () => {
  expect(decodeData(book, { data: '0xdeadbeef' })).toBeUndefined()
  expect(decodeData(book, { data: '0x' })).toBeUndefined()
  expect(decodeData(book, { data: '0xa9' })).toBeUndefined()
  expect(decodeData(book, { data: transfer.slice(0, 100) as Hex })).toBeUndefined()
})

test('behavior: a call through a Safe shows what it carries', () => {
  const args = [one, 3n, transfer, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
  expect(decodeData(book, { to: two, data })?.parameters?.[2]?.valueDecoded).toMatchObject([
    { operation: 0, to: one, value: '3', data: transfer, dataDecoded: { method: 'transfer' } },
  ])
})

test('behavior: a batch that cannot be read in exactly one way is shown as bytes', () => {
  const batch = encodeMultiSend([{ operation: 0, to: one, value: 1n, data: transfer }])
  const loose: Hex = `${batch}00`
  const [parameter] = decodeData(book, { to: safeContracts.multiSend, data: loose })?.parameters ?? []
  expect(parameter?.type).toBe('bytes')
  expect(parameter).not.toHaveProperty('valueDecoded')
})

const depthOf = (decoded: DecodedData | undefined): number =>
  Math.max(
    0,
    ...(decoded?.parameters ?? []).flatMap(({ valueDecoded }) =>
      (valueDecoded ?? []).map((call) => 1 + depthOf(call.dataDecoded)),
    ),
  )

test('behavior: batches in batches are opened to depth 5, and what is inside of them is found there', () => {
  const inner = fc.constantFrom(...calls.map(([, data]) => data))
  const side = fc.array(fc.record({ value: fc.bigInt(0n, maxUint256), data: bytes(40) }), { maxLength: 3 })
  const levels = fc.array(side, { minLength: 1, maxLength: 8 })
  const property = fc.property(inner, levels, (data, around) => {
    const batch = around.reduce<Hex>(
      (deep, beside) =>
        encodeMultiSend([
          ...beside.map((call) => ({ operation: 0 as const, to: two, ...call })),
          { operation: 1, to: safeContracts.multiSend, value: 0n, data: deep },
        ]),
      data,
    )
    let decoded = decodeData(book, { data: batch })
    dataDecoded.parse(decoded)
    expect(depthOf(decoded)).toBe(Math.min(around.length, 5))
    for (const beside of around.toReversed().slice(0, 5)) {
      const found = decoded?.parameters?.[0]?.valueDecoded ?? []
      expect(found.map(({ value }) => value)).toEqual([...beside.map(({ value }) => String(value)), '0'])
      decoded = found.at(-1)?.dataDecoded
    }
    expect(decoded?.method).toBe(around.length > 5 ? 'multiSend' : decodeData(book, { data })?.method)
    if (around.length > 5) expect(decoded?.parameters?.[0]?.valueDecoded).toBeUndefined()
  })
  fc.assert(property, { numRuns: runs(60, 2_000) })
})

test('error: no bytes make it throw, and all that it says fits the schema', () => {
  const selector = fc.constantFrom(...knownFunctions().keys()).map((text) => text as Hex)
  const valid = fc.constantFrom(...calls.map(([, data]) => data))
  const flipped = fc.tuple(valid, fc.nat(), bytes(4)).map(([data, at, noise]): Hex => {
    const place = 2 + 2 * (at % (data.length / 2 - 1))
    return `0x${data.slice(2, place)}${noise.slice(2)}${data.slice(place + noise.length - 2)}`
  })
  const withSelector = fc.tuple(selector, bytes(600)).map((parts) => concat(parts))
  const property = fc.property(fc.oneof(bytes(300), flipped, withSelector), (data) => {
    const decoded = decodeData(book, { data })
    if (decoded) dataDecoded.parse(decoded)
  })
  fc.assert(property, { numRuns: runs(500, 20_000) })
})

test('behavior: no known function can make a little data many values', () => {
  const nested = [...knownFunctions().values()].filter(({ inputs }) =>
    inputs.some(({ type }) => /^(bytes|string|tuple)\[|\]\[/.test(type)),
  )
  expect(nested).toEqual([])
})
