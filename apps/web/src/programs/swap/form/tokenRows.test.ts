import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { love } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { swapTokens } from '../swapTokens.ts'
import { recentSymbolsOf } from './recentTokens.ts'
import { tokenRows } from './tokenRows.ts'

const price = ({ symbol }: Token): Figure =>
  symbol === 'ETH' ? fraction(3_000n) : symbol === 'USDT' ? fraction(1n) : unavailable('no price')

function symbols(search: string, balances?: Record<string, bigint>) {
  return tokenRows({ tokens: swapTokens, deployment, balances, price, search }).map(
    ({ token }) => token.symbol,
  )
}

test('default: all tokens as they are listed, those with a value first', () => {
  expect(symbols('')).toEqual(swapTokens.map(({ symbol }) => symbol))
  const balances = { USDT: 4_000_000_000n, ETH: 10n ** 18n, LOVE: 5n * 10n ** 18n }
  expect(symbols('', balances).slice(0, 3)).toEqual(['USDT', 'ETH', 'LOVE'])
})

test('behavior: a part of a symbol or name, or an address, finds a token', () => {
  expect(symbols('tet')).toEqual(['USDT'])
  expect(symbols(' WBTC ')).toEqual(['WBTC'])
  expect(symbols(deployment.tokens.LOVE)).toEqual([love.symbol])
  expect(symbols(deployment.tokens.WETH)).toEqual(['WETH'])
})

test('error: what is not listed is not found', () => {
  expect(symbols(deployment.router)).toEqual([])
  expect(symbols('nope')).toEqual([])
})

test('behavior: the last four that were chosen are kept, and nothing that is not listed', () => {
  expect(recentSymbolsOf(['LOVE', 'LOVE', 'FAITH', 7, 'ETH', 'USDT', 'WBTC', 'MOG'])).toEqual([
    'LOVE',
    'ETH',
    'USDT',
    'WBTC',
  ])
  expect(recentSymbolsOf({ length: 3 })).toEqual([])
})
