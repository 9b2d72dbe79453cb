import { devnet } from '@love/contracts/deployments/1337'
import type { PairState } from '@love/protocol/actions/readPair'
import { loveUsdt } from '@love/protocol/pairs/loveUsdt'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { pairFigures } from './pairFigures.ts'

function holding(token: string, base: string): PairState {
  return {
    definition: loveUsdt,
    address: pairAddress(devnet, loveUsdt),
    reserves: {
      token: { raw: parseUnits(token, loveUsdt.token.decimals), token: loveUsdt.token },
      base: { raw: parseUnits(base, loveUsdt.base.decimals), token: loveUsdt.base },
    },
  }
}

const same = (text: string) => ({ token: text, base: text, price: text, inverse: text })

test('default: reserves, and the price both ways', () => {
  expect(pairFigures(holding('2500.5', '1000000'), false)).toEqual({
    token: '2,500.5 USDT',
    base: '1,000,000 LOVE',
    price: '1 LOVE = 0.0025 USDT',
    inverse: '1 USDT = 399.92 LOVE',
  })
})

test('behavior: an empty pool has no price and no infinity', () => {
  const figures = pairFigures(holding('0', '5'), false)
  expect(figures.price).toBe('no liquidity')
  expect(figures.inverse).toBe('no liquidity')
})

test('behavior: figures that are still to come, cannot be had, or have no pool', () => {
  expect(pairFigures(undefined, true)).toEqual(same('…'))
  expect(pairFigures(undefined, false)).toEqual(same('n/a'))
  expect(pairFigures({ ...holding('1', '1'), reserves: undefined }, false)).toEqual(same('no pool'))
})
