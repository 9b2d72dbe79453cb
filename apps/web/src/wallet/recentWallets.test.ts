import { expect, test } from 'vitest'
import { readText } from '../storage/stored.ts'
import { recentWalletsOf } from './recentWallets.ts'

test('default: the newest is first and the fourth is forgotten', () => {
  expect(recentWalletsOf(['d', 'c', 'b', 'a'])).toEqual(['d', 'c', 'b'])
})

test('behavior: a wallet used again moves to the front', () => {
  expect(recentWalletsOf(['c', 'a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
})

test.each([null, '', '{', '7', '{}', '[1,null]'])('error: %j reads as nothing stored', (text) => {
  expect(readText(text, recentWalletsOf)).toEqual([])
})

test('behavior: stored lists are cut and freed of doubles', () => {
  expect(readText('["a","a","b",7,"c","d"]', recentWalletsOf)).toEqual(['a', 'b', 'c'])
})
