import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { dearFeeWords } from './dearFeeWords.ts'

const ether = 10n ** 18n
const etherPrice = fraction(2_850n)

test('default: a fee above what is paid is said with both figures', () => {
  expect(dearFeeWords(ether / 1_000n, { pays: fraction(1n), etherPrice })).toBe(
    'This costs more than it pays: the network fee is $2.85, the rewards are worth $1.00.',
  )
  expect(dearFeeWords(ether / 1_000n, { pays: fraction(1n, 1_000n), etherPrice })).toContain('worth <$0.01.')
})

test('behavior: nothing is said where it pays, nor where a price is missing', () => {
  for (const pays of [fraction(3n), unavailable('no pair'), undefined])
    expect(dearFeeWords(ether / 1_000n, { pays, etherPrice })).toBeUndefined()
  expect(dearFeeWords(ether, { pays: fraction(1n), etherPrice: unavailable('no pair') })).toBeUndefined()
})
