import { expect, test } from 'vitest'
import { routingPairs } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { bobo, eth, faith, love, tokens, usdt, war3, wbtc, weth } from '../tokens/tokens.ts'
import { findRoutes } from './findRoutes.ts'

const names = (from: Token, to: Token) =>
  findRoutes({ pairs: routingPairs, from, to }).map((route) => route.map(({ pair }) => pair.name).join(' '))

test('default: one pair, and the ways around it', () => {
  expect(names(eth, love)).toEqual(['LOVE-ETH', 'WAR3-ETH WAR3-LOVE'])
  expect(names(usdt, wbtc)).toEqual(['LOVE-USDT LOVE-WBTC'])
  expect(names(war3, bobo)).toEqual(['WAR3-LOVE LOVE-BOBO', 'WAR3-ETH LOVE-ETH LOVE-BOBO'])
})

test('behavior: ether and wrapped ether are one asset', () => {
  expect(names(weth, love)).toEqual(names(eth, love))
  expect(names(eth, weth)).toEqual([])
  expect(names(love, love)).toEqual([])
})

test('behavior: a token without a pair has no route', () => {
  expect(names(faith, love)).toEqual([])
})

test('behavior: every route of every two tokens hangs together, is short and meets no token twice', () => {
  for (const from of tokens)
    for (const to of tokens)
      for (const route of findRoutes({ pairs: routingPairs, from, to })) {
        expect(route.length).toBeLessThanOrEqual(3)
        const met = [from, ...route.map((hop) => hop.to)]
        expect(route.map((hop) => hop.from)).toEqual(met.slice(0, -1))
        expect(new Set(met.map(({ symbol }) => (symbol === 'ETH' ? 'WETH' : symbol))).size).toBe(met.length)
      }
})
