import { baseTokens } from '@love/protocol/pairs/pairs'
import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { tokenColumns } from './tokenColumns.tsx'
import { type TokenReadings, tokenFigures } from './tokenFigures.ts'

const readings: TokenReadings = {
  price: () => fraction(1n, 100n),
  supplies: { LOVE: 500n * 10n ** 18n },
  suppliesFailure: undefined,
  market: [
    {
      block: '1',
      timestamp: 1,
      symbol: 'LOVE',
      priceUsd: '0.01',
      change24h: '0.5',
      low24h: '0.005',
      high24h: '0.02',
      volumeUsd24h: '1000',
      liquidityUsd: null,
    },
  ],
  marketFailure: undefined,
  balances: undefined,
}

test('default: LOVE and WAR3 are shown', () => {
  expect(baseTokens.map(({ symbol }) => symbol)).toEqual(['LOVE', 'WAR3'])
})

test('default: market value is supply times price, yours is balance times price', () => {
  const figures = tokenFigures(love, { ...readings, balances: { LOVE: 10n ** 18n } })
  expect(figures.marketValue).toEqual(fraction(5n))
  expect(figures.balance).toEqual(fraction(1n))
  expect(figures.value).toEqual(fraction(1n, 100n))
  expect(figures.high).toEqual(fraction(1n, 50n))
  expect(tokenFigures(love, readings).value).toBeUndefined()
})

test('behavior: what has not come yet is being read', () => {
  const figures = tokenFigures(love, {
    ...readings,
    price: undefined,
    supplies: undefined,
    market: [undefined],
    balances: 'loading',
  })
  for (const figure of Object.values(figures)) expect(figure).toBe(beingRead)
})

test('error: what will not come says why', () => {
  const figures = tokenFigures(love, {
    ...readings,
    price: () => unavailable('no liquidity'),
    market: [undefined],
    marketFailure: 'the server is away',
  })
  expect(figures.marketValue).toEqual(unavailable('no liquidity'))
  expect(figures.low).toEqual(unavailable('the server is away'))
  expect(tokenFigures(love, readings).liquidity).toEqual(unavailable('no data from the server'))
})

test('behavior: whatever the supplies and the decimals are, no cell shows nonsense', () => {
  const raw = fc.oneof(fc.constantFrom(0n, 1n, 2n ** 256n - 1n), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
  fc.assert(
    fc.property(raw, raw, raw, fc.integer({ min: 0, max: 77 }), (supply, balance, price, decimals) => {
      const token = { ...love, decimals }
      const figures = tokenFigures(token, {
        ...readings,
        price: () => (price === 0n ? unavailable('none') : fraction(price, 10n ** 38n)),
        supplies: { LOVE: supply },
        balances: { LOVE: balance },
      })
      const money = createMoney('LOVE', () => fraction(1n, 7n))
      for (const { id, cell } of tokenColumns({ money, isConnected: true }))
        if (id !== 'token')
          expect(renderToStaticMarkup(cell({ token, figures }))).not.toMatch(
            /NaN|Infinity|undefined|\de[+-]?\d/,
          )
    }),
    { numRuns: runs(100, 2_000) },
  )
})
