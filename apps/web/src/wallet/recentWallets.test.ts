import { expect, test } from 'vitest'
import { parseRecentWallets, withRecentWallet } from './recentWallets.ts'

test('default: the newest is first and the fourth is forgotten', () => {
  const recent = ['a', 'b', 'c', 'd'].reduce(withRecentWallet, [] as readonly string[])
  expect(recent).toEqual(['d', 'c', 'b'])
})

test('behavior: a wallet used again moves to the front', () => {
  expect(withRecentWallet(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
})

test.each([null, '', '{', '7', '{}', '[1,null]'])('error: %j reads as nothing stored', (text) => {
  expect(parseRecentWallets(text)).toEqual([])
})

test('behavior: stored lists are cut and freed of doubles', () => {
  expect(parseRecentWallets('["a","a","b",7,"c","d"]')).toEqual(['a', 'b', 'c'])
})
