import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { parseCsv } from './parseCsv.ts'
import { plainCell, writeCsv } from './writeCsv.ts'

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' ')).map((letters) => letters.join('')),
)

test('default: what we write is read back, cell by cell', () => {
  const row = fc.tuple(fc.constant('x'), cell, cell).map((cells) => [...cells])
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const read = parseCsv(writeCsv(rows))
      expect(read.rows.map(({ cells }) => cells)).toEqual(rows.map((cells) => cells.map(plainCell)))
      expect(read.error).toBeUndefined()
    }),
    { numRuns: runs(300, 3_000) },
  )
})

test('behavior: other spreadsheets end lines as they like, separate by semicolons and begin with a mark', () => {
  expect(parseCsv('\uFEFFa;b\r1;"2;3"\n\n4;5').rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2;3'] },
    { line: 4, cells: ['4', '5'] },
  ])
})

test('behavior: whoever knows the separator says it', () => {
  expect(parseCsv('a,b\tc;d', '\t').rows).toEqual([{ line: 1, cells: ['a,b', 'c;d'] }])
})

test('behavior: a row is named by the line it begins on', () => {
  expect(parseCsv('"a\nb",1\nc,2\n').rows.map(({ line }) => line)).toEqual([1, 3])
})

test('error: a quotation mark without a partner ends the reading, with its line', () => {
  expect(parseCsv('a,b\nc,"d\ne')).toEqual({
    rows: [{ line: 1, cells: ['a', 'b'] }],
    error: expect.stringMatching(/^Line 2: a quotation mark/),
    errorLine: 2,
  })
})

test('error: no text breaks it', () => {
  fc.assert(
    fc.property(cell, (text) => void parseCsv(text)),
    { numRuns: runs(300, 3_000) },
  )
})
