import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, concat, encodeFunctionData, type Hex, numberToHex, slice, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { encodeMultiSend } from './multiSend.ts'
import { demandReadable, demandReadableCalls, isReadable, isReadableCall } from './readable.ts'

const safe: Address = `0x${'5a'.repeat(20)}`
const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [safe] })
const batch = (data: Hex) => encodeMultiSend([{ operation: 0, to: safe, value: 0n, data }])
const executing = (data: Hex) =>
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [safe, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  })
/** A zero word in front of what an offset points at, and the offset one word further. */
const shifted = (data: Hex, word: number) => {
  const at = 4 + 32 * word
  const offset = Number(slice(data, at, at + 32))
  const [head, moved] = [slice(data, 0, at), numberToHex(offset + 32, { size: 32 })]
  const target = 4 + offset
  const between = target > at + 32 ? slice(data, at + 32, target) : '0x'
  return concat([head, moved, between, numberToHex(0, { size: 32 }), slice(data, target)])
}
const nested = (levels: number) => {
  let data = enable
  for (let level = 0; level < levels; level++) data = batch(data)
  return data
}

test('default: plain calls, batches in the usual encoding and unknown bytes', () => {
  for (const data of ['0x', '0xdeadbeef', enable, batch(enable), nested(5), executing(enable)] as const) {
    expect(isReadable({ to: safe, data })).toBe(true)
    expect(isReadableCall({ to: safe, data })).toBe(true)
    expect(() => demandReadable({ to: safe, data })).not.toThrow()
  }
})

test.each<[string, Hex]>([
  ['a batch with bytes behind it', concat([batch(enable), '0x00'])],
  ['a batch with something in its padding', concat([slice(batch(enable), 0, -1), '0x01'])],
  ['a batch behind a shifted offset', shifted(batch(enable), 0)],
  ['an execution with bytes behind it', concat([executing(enable), '0x00'])],
  ['an execution whose call is behind a shifted offset', shifted(executing(enable), 2)],
])('error: %s, by itself or inside of others #readable-or-refused', (_, hidden) => {
  for (const data of [hidden, batch(hidden), batch(batch(hidden)), executing(hidden)]) {
    expect(isReadable({ to: safe, data })).toBe(false)
    expect(() => demandReadable({ to: safe, data })).toThrow('cannot be fully decoded')
    expect(() => demandReadableCalls([{ to: safe, data }])).toThrow('cannot be fully decoded')
  }
})

test('behavior: what owners could read is not too deep to be executed', () => {
  expect(isReadable({ to: safe, data: executing(nested(5)) })).toBe(false)
  expect(isReadableCall({ to: safe, data: executing(nested(5)) })).toBe(true)
  expect(isReadableCall({ to: safe, data: executing(nested(6)) })).toBe(false)
})
