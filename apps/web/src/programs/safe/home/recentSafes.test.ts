import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { parseRecentSafes } from './recentSafes.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))

test('default: addresses once each, the newest first, no more than fit', () => {
  const many = Array.from({ length: 20 }, (_, number) => at(number + 1))
  expect(parseRecentSafes(JSON.stringify([at(2), at(1), at(2)]))).toEqual([at(2), at(1)])
  expect(parseRecentSafes(JSON.stringify(many))).toEqual(many.slice(0, 8))
})

test('error: damaged storage reads as what is left of it', () => {
  expect(parseRecentSafes(null)).toEqual([])
  expect(parseRecentSafes('{')).toEqual([])
  expect(parseRecentSafes('{"a":1}')).toEqual([])
  expect(parseRecentSafes(JSON.stringify(['0x12', 5, at(3)]))).toEqual([at(3)])
})
