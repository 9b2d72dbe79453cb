import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { joinQrParts, qrParts } from './qrParts.ts'

const letters = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
})
const text = fc
  .tuple(letters, fc.nat({ max: 5_000 }))
  .map(([part, length]) => `{${part}${'x'.repeat(length)}}\n`)

test('default: parts give the text again in any order and with repetitions', () => {
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.nat()), (whole, order) => {
      const parts = qrParts(whole)
      const shuffled = [...parts, ...parts].toSorted(() => (Number(order.next().value) % 2) - 0.5)
      expect(joinQrParts(shuffled)).toEqual({ status: 'complete', text: whole })
    }),
    { numRuns: runs(100, 1_000) },
  )
})

test('behavior: what is missing is named', () => {
  const [first, , third] = qrParts('y'.repeat(1_500))
  expect(joinQrParts([third ?? '', first ?? ''])).toEqual({ status: 'waiting', missing: [2], count: 3 })
})

test('error: other codes, mixed and misread ones, and texts that do not fit', () => {
  const [one = '', two = ''] = qrParts('z'.repeat(700))
  const [other = ''] = qrParts('q'.repeat(700))
  expect(() => joinQrParts(['https://love.example'])).toThrow('not part of')
  expect(() => joinQrParts([])).toThrow('No code')
  expect(() => joinQrParts([one, other])).toThrow('another transaction')
  expect(() => joinQrParts([one, `${two.slice(0, -1)}a`])).toThrow('not read correctly')
  expect(() => joinQrParts([two, `${two.slice(0, -1)}a`])).toThrow('another transaction')
  expect(() => qrParts('ä')).toThrow('plain ASCII text')
  expect(() => qrParts('a'.repeat(64 * 600 + 1))).toThrow('65 QR codes')
})
