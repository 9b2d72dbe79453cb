import { multiSendAbi } from '@love/contracts/abi/multiSend.abi'
import { decodeMultiSendData, encodeMultiSendData } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { bytesToHex, concat, encodeFunctionData, getAddress, type Hex, numberToHex, slice } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../contracts/testRuns.ts'
import { decodeMultiSend, encodeMultiSend, isMultiSend, type MultiSendCall } from './multiSend.ts'

const call: fc.Arbitrary<MultiSendCall> = fc.record({
  operation: fc.constantFrom(0, 1),
  to: fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((to) => getAddress(numberToHex(to, { size: 20 }))),
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  data: fc.uint8Array({ maxLength: 100 }).map((bytes) => bytesToHex(bytes)),
})
const batch = (packed: Hex) =>
  encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] })
const to = numberToHex(0xb22c, { size: 20 })
const one = encodeMultiSend([{ operation: 0, to, value: 1n, data: '0xabcd' }])
const packedOne = slice(one, 68, 68 + 87)

test('default: what is encoded is decoded, by us and by Safe’s own client', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 8 }), (calls) => {
      const data = encodeMultiSend(calls)
      expect(isMultiSend(data)).toBe(true)
      expect(decodeMultiSend(data)).toEqual(calls)
      const theirs = calls.map((one) => ({ ...one, value: String(one.value) }))
      expect(data).toBe(batch(encodeMultiSendData(theirs) as Hex))
      expect(decodeMultiSendData(data)).toMatchObject(theirs)
    }),
    { numRuns: runs(100, 1_000) },
  )
})

test('behavior: an empty batch has no calls', () => {
  expect(decodeMultiSend(encodeMultiSend([]))).toEqual([])
})

test.each<[string, Hex]>([
  ['an operation of 2', batch(concat(['0x02', slice(packedOne, 1)]))],
  ['a call that is cut off', batch(slice(packedOne, 0, 86))],
  ['a head that is cut off', batch(concat([packedOne, '0x00']))],
  ['a length of 2^256 - 1', batch(concat([slice(packedOne, 0, 53), numberToHex(2n ** 256n - 1n)]))],
  ['bytes behind the end', concat([one, '0x00'])],
  ['padding that is not zero', concat([slice(one, 0, 155), '0x01', slice(one, 156)])],
  [
    'an offset of its own',
    concat([slice(one, 0, 4), numberToHex(64, { size: 32 }), numberToHex(0, { size: 32 }), slice(one, 36)]),
  ],
  ['no arguments', slice(one, 0, 4)],
  ['another function', concat(['0x12345678', slice(one, 4)])],
  ['nothing', '0x'],
])('error: %s', (_, data) => {
  expect(() => decodeMultiSend(data)).toThrow('The batch cannot be decoded')
})
