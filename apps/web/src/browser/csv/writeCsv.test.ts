import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { readCsv } from '../../../test/testCsv.ts'
import { plainCell, writeCsv } from './writeCsv.ts'

const hostile = ['=', '+', '-', '@', '\t', '\r', '\n', ',', '"', "'", '＝', '＠', 'a', '1', 'é', '💗']
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...hostile)).map((letters) => letters.join('')),
)
const rows = fc
  .integer({ min: 1, max: 6 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  )

test('default: what is written is read back by a strict reader, cell by cell', () => {
  fc.assert(
    fc.property(rows, (written) => {
      expect(readCsv(writeCsv(written))).toEqual(written.map((cells) => cells.map(plainCell)))
    }),
    { numRuns: runs(300, 3_000) },
  )
})

test('behavior: no cell begins like a formula, and harmless ones are left as they are', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const [[read = ''] = []] = readCsv(writeCsv([[text]]))
      expect(read).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u)
      expect([text, `'${text}`]).toContain(read)
    }),
    { numRuns: runs(300, 3_000) },
  )
  expect(writeCsv([['=HYPERLINK("x")', '0.5']])).toBe(`"'=HYPERLINK(""x"")","0.5"\r\n`)
})
