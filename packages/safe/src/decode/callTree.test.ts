import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import fc from 'fast-check'
import { type Address, concat, encodeFunctionData, erc20Abi, type Hex, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { adminCallsIn } from '../adminCalls.ts'
import { encodeMultiSend, type MultiSendCall } from '../multiSend.ts'
import { callsOf, callTree } from './callTree.ts'
import { createContractBook } from './contractBook.ts'
import { knownFunctions } from './knownFunctions.ts'
import { parseAbiText } from './parseAbiText.ts'

const book = createContractBook(devnet)
const one: Address = `0x${'11'.repeat(20)}`
const call = (data: Hex, to: Address = one): MultiSendCall => ({ operation: 0, to, value: 0n, data })
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [one, 5n] })
const threshold = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
const asSafe = (data: Hex) => {
  const args = [one, 3n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const
  return encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
}
const bytes = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)

test('default: a batch is a tree with every call decoded, named and in its place', () => {
  const inner = encodeMultiSend([call(threshold), call('0xdeadbeef')])
  const data = encodeMultiSend([call(transfer, devnet.tokens.USDT), { ...call(inner), operation: 1 }])
  const tree = callTree({ ...call(data, safeContracts.multiSendCallOnly), operation: 1 }, { book })
  expect(tree).toMatchObject({ path: [], toName: 'MultiSendCallOnly 1.4.1', admin: undefined })
  expect(tree.calls).toMatchObject([
    {
      path: [0],
      toName: 'USDT',
      decoded: {
        name: 'transfer',
        args: [
          { type: 'address', text: one },
          { type: 'uint256', text: '5' },
        ],
        isExact: true,
        isPasted: false,
      },
    },
    {
      path: [1],
      operation: 1,
      toName: undefined,
      calls: [
        { path: [1, 0], admin: 'changeThreshold', decoded: { name: 'changeThreshold' } },
        { path: [1, 1], decoded: undefined, admin: undefined },
      ],
    },
  ])
  expect(callsOf(tree).map(({ path }) => path)).toEqual([[], [0], [1], [1, 0], [1, 1]])
})

test('behavior: a pasted ABI decodes what is unknown, and cannot rename what is known', () => {
  const love = parseAbi(['function love(address who, uint8 times)'])
  const data = encodeFunctionData({ abi: love, functionName: 'love', args: [one, 3] })
  expect(callTree(call(data), { book }).decoded).toBeUndefined()
  const abis = [parseAbiText('love(address who, uint8 times)\ntransfer(address nice, uint256 gift)')]
  expect(callTree(call(data), { book, abis }).decoded).toEqual({
    name: 'love',
    args: [
      { name: 'who', type: 'address', text: one },
      { name: 'times', type: 'uint8', text: '3' },
    ],
    isPasted: true,
    isExact: true,
  })
  const known = callTree(call(transfer), { book, abis }).decoded
  expect(known?.isPasted).toBe(false)
  expect(known?.args.map(({ name }) => name)).not.toContain('nice')
})

test('behavior: bytes behind the arguments are told', () => {
  expect(callTree(call(concat([transfer, '0x00'])), { book }).decoded?.isExact).toBe(false)
})

test('behavior: what one Safe makes another do is opened too', () => {
  const tree = callTree(call(asSafe(threshold)), { book })
  expect(tree.calls).toMatchObject([{ value: 3n, admin: 'changeThreshold' }])
})

test('behavior: bytes in upper case are decoded as well', () => {
  const upper = (data: Hex): Hex => `0x${data.slice(2).toUpperCase()}`
  expect(callTree(call(upper(transfer)), { book }).decoded).toMatchObject({ name: 'transfer', isExact: true })
  const batch = callTree(call(upper(encodeMultiSend([call(threshold)]))), { book })
  expect(batch.calls).toMatchObject([{ admin: 'changeThreshold', decoded: { isExact: true } }])
})

test('behavior: lists of structs are shown with all that is in them, named or not', () => {
  for (const text of [
    'pay((address to, uint256 amount)[] all, (bool yes)[2][] pairs)',
    'pay((address, uint256)[] all, (bool)[2][] pairs)',
  ]) {
    const abi = parseAbiText(text)
    const [item] = abi
    const isNamed = item?.inputs[0] && 'components' in item.inputs[0] && item.inputs[0].components[0]?.name
    const args = isNamed
      ? [[{ to: one, amount: 5n }], [[{ yes: true }, { yes: false }]]]
      : [[[one, 5n]], [[[true], [false]]]]
    const data = encodeFunctionData({ abi, functionName: 'pay', args })
    expect(callTree(call(data), { book, abis: [abi] }).decoded).toMatchObject({
      isExact: true,
      args: [{ text: [[one, '5']] }, { text: [[['true'], ['false']]] }],
    })
  }
})

test('behavior: batches are opened to depth 5; a deeper or loose one is not decoded', () => {
  const wrapped = (levels: number) => {
    let data: Hex = threshold
    for (let level = 0; level < levels; level++) data = encodeMultiSend([call(data)])
    return callTree(call(data), { book })
  }
  for (let levels = 0; levels <= 8; levels++) {
    const last = callsOf(wrapped(levels)).at(-1)
    expect(last?.path).toHaveLength(Math.min(levels, 5))
    expect(last?.decoded?.name).toBe(levels <= 5 ? 'changeThreshold' : undefined)
  }
  const loose = concat([encodeMultiSend([call(threshold)]), '0x00'])
  expect(callTree(call(loose), { book })).toMatchObject({ decoded: undefined, calls: [] })
})

test('behavior: the flagged calls are those that the search for changes finds', () => {
  const leaf = fc.constantFrom<Hex[]>(threshold, transfer, '0x', '0xdeadbeef', threshold.slice(0, 12) as Hex)
  const { batch } = fc.letrec<{ batch: Hex }>((tie) => ({
    batch: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('batch'), { maxLength: 3 }).map((all) => encodeMultiSend(all.map((data) => call(data)))),
      tie('batch').map((data) => asSafe(data)),
    ),
  }))
  fc.assert(
    fc.property(batch, (data) => {
      const flagged = callsOf(callTree(call(data), { book })).filter(({ admin }) => admin !== undefined)
      const found = adminCallsIn(call(data)).calls
      expect(flagged.map(({ path }) => path)).toEqual(found.map(({ path }) => path))
    }),
    { numRuns: runs(200, 3_000) },
  )
})

test('error: no bytes make it throw', () => {
  const selector = fc.constantFrom(...knownFunctions().keys()).map((text) => text as Hex)
  const withSelector = fc.tuple(selector, bytes(600)).map((parts) => concat(parts))
  fc.assert(
    fc.property(fc.oneof(bytes(300), withSelector), (data) => {
      expect(callTree(call(data), { book }).data).toBe(data)
    }),
    { numRuns: runs(500, 20_000) },
  )
})
