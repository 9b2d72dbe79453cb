import { safeAbi } from '@love/contracts/abi/safe.abi'
import fc from 'fast-check'
import {
  concat,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  numberToHex,
  slice,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../contracts/testRuns.ts'
import { adminCallsIn } from './adminCalls.ts'
import { encodeMultiSend, type MultiSendCall } from './multiSend.ts'

const safe = getAddress(numberToHex(0x5afe, { size: 20 }))
const person = numberToHex(0xb22c, { size: 20 })
const encode = (functionName: 'enableModule' | 'disableModule' | 'setGuard' | 'setFallbackHandler') =>
  functionName === 'disableModule'
    ? encodeFunctionData({ abi: safeAbi, functionName, args: [person, person] })
    : encodeFunctionData({ abi: safeAbi, functionName, args: [person] })
const changes: Readonly<Record<string, Hex>> = {
  addOwnerWithThreshold: encodeFunctionData({
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [person, 1n],
  }),
  removeOwner: encodeFunctionData({
    abi: safeAbi,
    functionName: 'removeOwner',
    args: [person, person, 1n],
  }),
  swapOwner: encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [person, person, safe] }),
  changeThreshold: encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] }),
  enableModule: encode('enableModule'),
  disableModule: encode('disableModule'),
  setGuard: encode('setGuard'),
  setFallbackHandler: encode('setFallbackHandler'),
  setModuleGuard: concat([
    toFunctionSelector('setModuleGuard(address)'),
    numberToHex(BigInt(person), { size: 32 }),
  ]),
  changeMasterCopy: concat(['0x7de7edef', numberToHex(BigInt(person), { size: 32 })]),
}
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [person, 1n] })
const callTo = (data: Hex): MultiSendCall => ({ operation: 0, to: safe, value: 0n, data })
const harmless: readonly MultiSendCall[] = [callTo('0x'), callTo(transfer), callTo('0x12')]

/** What makes another Safe do it. */
const carried: readonly ((data: Hex) => Hex)[] = [
  (data) => {
    const args = [safe, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const
    return encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
  },
  (data) => {
    const args = [safe, 0n, data, 1] as const
    return encodeFunctionData({ abi: safeAbi, functionName: 'execTransactionFromModule', args })
  },
  (data) => {
    const args = [safe, 0n, data, 0] as const
    return encodeFunctionData({ abi: safeAbi, functionName: 'execTransactionFromModuleReturnData', args })
  },
]

/** The change with harmless calls around it, inside so many batches. */
function nested(change: Hex, places: readonly number[]): { data: Hex; path: number[] } {
  let data = change
  const path: number[] = []
  for (const place of places) {
    const calls = harmless.toSpliced(place, 0, callTo(data))
    data = encodeMultiSend(calls)
    path.unshift(place)
  }
  return { data, path }
}

test('default: each of the ten changes is found, in itself and at any depth up to five #dangers-confirmed', () => {
  const places = fc.array(fc.nat({ max: 3 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(changes)), places, (name, at) => {
      const { data, path } = nested(changes[name] ?? '0x', at)
      expect(adminCallsIn({ to: person, data })).toEqual({
        calls: [{ name, to: at.length > 0 ? safe : person, data: changes[name], path }],
        isComplete: true,
      })
    }),
    { numRuns: runs(200, 2_000) },
  )
  expect(Object.keys(changes)).toHaveLength(10)
})

test('behavior: a change that another Safe is made to do is found, inside batches and around them', () => {
  const change = changes.swapOwner ?? '0x'
  for (const carry of carried)
    for (const data of [
      carry(change),
      `0x${carry(change).slice(2).toUpperCase()}` as const,
      encodeMultiSend([...harmless, callTo(carry(change))]),
      carry(encodeMultiSend([callTo(change)])),
      carried.reduce((inner, outer) => outer(inner), carry(change)),
    ])
      expect(adminCallsIn({ to: person, data })).toMatchObject({
        calls: [{ name: 'swapOwner' }],
        isComplete: true,
      })
})

test('error: what another Safe is made to do and cannot be read is not called complete', () => {
  const change = changes.swapOwner ?? '0x'
  for (const carry of carried) {
    const data = carry(change)
    let deep = change
    for (let level = 0; level < 6; level++) deep = carry(deep)
    // The fourth word is the operation.
    const odd = concat([slice(data, 0, 4 + 96), numberToHex(2, { size: 32 }), slice(data, 4 + 128)])
    for (const hidden of [slice(data, 0, 4), slice(data, 0, 100), odd, deep])
      expect(adminCallsIn({ to: person, data: hidden })).toEqual({ calls: [], isComplete: false })
  }
})

test('behavior: several are found in their order', () => {
  const calls = Object.values(changes).map(callTo)
  const { calls: found } = adminCallsIn(callTo(encodeMultiSend(calls)))
  expect(found.map(({ name }) => name)).toEqual(Object.keys(changes))
})

test('behavior: a cut or upper-case call is found by its first bytes', () => {
  const change = changes.swapOwner ?? '0x'
  const upper: Hex = `0x${change.slice(2).toUpperCase()}`
  for (const data of [slice(change, 0, 4), slice(change, 0, 40), upper])
    expect(adminCallsIn({ to: safe, data }).calls).toMatchObject([{ name: 'swapOwner' }])
})

test('behavior: other calls are none', () => {
  for (const { data } of harmless)
    expect(adminCallsIn({ to: safe, data })).toEqual({ calls: [], isComplete: true })
})

test('error: what is too deep or cannot be decoded is not called complete', () => {
  const deep = nested(changes.enableModule ?? '0x', [0, 0, 0, 0, 0, 0])
  const broken = concat([encodeMultiSend([callTo(changes.enableModule ?? '0x')]), '0x00'])
  for (const data of [
    deep.data,
    broken,
    encodeMultiSend([...harmless, callTo(broken)]),
    '0x8d80ff0a',
  ] as const)
    expect(adminCallsIn({ to: safe, data })).toEqual({ calls: [], isComplete: false })
})
