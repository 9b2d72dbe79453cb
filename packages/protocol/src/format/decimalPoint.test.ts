import { expect, test } from 'vitest'
import { ambiguousWords, decimalPoint } from './decimalPoint.ts'

test.each([
  ['0,5', '0.5'],
  [' 1,25 ', '1.25'],
  [',5', '.5'],
  ['7,', '7.'],
  ['0,123', '0.123'],
  ['1234,567', '1234.567'],
  ['1,234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['12.5', '12.5'],
])('default: %j is read as %s', (typed, read) => {
  expect(decimalPoint(typed)).toBe(read)
  expect(ambiguousWords(typed)).toBeUndefined()
})

test.each(['1,000', '12,345', '999,999'])('error: %j may be two numbers, and says so', (typed) => {
  expect(decimalPoint(typed)).toBe(typed)
  expect(ambiguousWords(typed)).toBe(
    `${typed} could mean ${typed.replace(',', '')} or ${typed.replace(',', '.')}. Enter it without a comma.`,
  )
})

test.each(['1,2,3', '1.2,3', '1,23.4', 'a,b', ''])('behavior: %j is left as it is', (typed) => {
  expect(decimalPoint(typed)).toBe(typed)
})
