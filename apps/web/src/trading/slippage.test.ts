import { expect, test } from 'vitest'
import { formatSlippage, readSlippage } from './slippage.ts'

test('default: percentages with up to two decimals', () => {
  expect(readSlippage('0.5')).toEqual({ basisPoints: 50 })
  expect(readSlippage(' 1.00 ')).toEqual({ basisPoints: 100 })
  expect(readSlippage('0')).toEqual({ basisPoints: 0 })
})

test('behavior: more than 1 % is warned about, more than 50 % refused', () => {
  expect(readSlippage('1.01')).toMatchObject({ basisPoints: 101, warning: expect.any(String) })
  expect(readSlippage('50').basisPoints).toBe(5_000)
  expect(readSlippage('50.01')).toEqual({ error: 'Slippage above 50% is not allowed.' })
})

test('behavior: more than 5 % needs a typed word', () => {
  expect(readSlippage('5').needsTypedWord).toBeUndefined()
  expect(readSlippage('5.01')).toMatchObject({ basisPoints: 501, needsTypedWord: true })
})

test.each(['', '-1', '1e2', '1,000', 'NaN', '0.001', '９'])('error: %j is no percentage', (text) => {
  expect(readSlippage(text).error).toMatch('Enter a percentage')
})

test('behavior: every setting reads back as itself', () => {
  for (let basisPoints = 0; basisPoints <= 5_000; basisPoints++)
    expect(readSlippage(formatSlippage(basisPoints)).basisPoints).toBe(basisPoints)
})
