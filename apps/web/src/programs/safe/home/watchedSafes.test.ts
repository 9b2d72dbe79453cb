import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readText } from '../../../storage/stored.ts'
import { mostWatched, watchedSafesOf } from './watchedSafes.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))

test('default: addresses once each, in the order they were added, no more than fit', () => {
  const many = Array.from({ length: mostWatched + 20 }, (_, number) => at(number + 1))
  expect(readText(JSON.stringify([at(2), at(1), at(2)]), watchedSafesOf)).toEqual([at(2), at(1)])
  expect(readText(JSON.stringify(many), watchedSafesOf)).toEqual(many.slice(0, mostWatched))
})

test('error: damaged storage reads as what is left of it', () => {
  expect(readText(null, watchedSafesOf)).toEqual([])
  expect(readText('{"a":1}', watchedSafesOf)).toEqual([])
  expect(readText(JSON.stringify(['0x12', 5, at(3)]), watchedSafesOf)).toEqual([at(3)])
})
