import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readText } from '../../../storage/stored.ts'
import { recentSafesOf } from './recentSafes.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))

test('default: addresses once each, the newest first, no more than fit', () => {
  const many = Array.from({ length: 20 }, (_, number) => at(number + 1))
  expect(readText(JSON.stringify([at(2), at(1), at(2)]), recentSafesOf)).toEqual([at(2), at(1)])
  expect(readText(JSON.stringify(many), recentSafesOf)).toEqual(many.slice(0, 8))
})

test('error: damaged storage reads as what is left of it', () => {
  expect(readText(null, recentSafesOf)).toEqual([])
  expect(readText('{', recentSafesOf)).toEqual([])
  expect(readText('{"a":1}', recentSafesOf)).toEqual([])
  expect(readText(JSON.stringify(['0x12', 5, at(3)]), recentSafesOf)).toEqual([at(3)])
})
