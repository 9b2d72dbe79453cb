import { eth, faith, love, usdt, war3, wbtc, weth } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { pairOf } from './pairOf.ts'

test('default: the pool of both tokens, whichever way, with ether or its wrapped form', () => {
  expect(pairOf({ from: eth, to: love })?.name).toBe('LOVE-ETH')
  expect(pairOf({ from: love, to: weth })?.name).toBe('LOVE-ETH')
  expect(pairOf({ from: war3, to: eth })?.name).toBe('WAR3-ETH')
})

test('behavior: without one, a pool of what is received', () => {
  expect(pairOf({ from: usdt, to: wbtc })?.name).toBe('LOVE-WBTC')
  expect(pairOf({ from: wbtc, to: war3 })?.name).toBe('WAR3-ETH')
  expect(pairOf({ from: eth, to: faith })).toBeUndefined()
})
