import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCandles } from './parseCandles.ts'
import { parseMarketPairs } from './parseMarketPairs.ts'
import { parseMarketToken } from './parseMarketToken.ts'
import { parseTokenPrices } from './parseTokenPrices.ts'

const head = { block: '812', timestamp: 1_800_000_000 }
const pair = {
  name: 'LOVE-ETH',
  price: '0.01',
  change24h: '-0.0123',
  volumeUsd24h: '12.5',
  feesUsd24h: '0.1',
  liquidityUsd: null,
  swaps24h: 3,
}

test('default: answers of the server are read as they are', () => {
  const prices = [[1_800_000_000, '0.01']]
  const candles = [[1_800_000_000, '1', '2', '0.5', '1.5', null, '9']]
  expect(parseMarketPairs({ ...head, pairs: [pair] })).toEqual({ ...head, pairs: [pair] })
  expect(parseCandles({ ...head, candles })).toEqual({ ...head, candles })
  expect(parseTokenPrices({ ...head, prices })).toEqual({ ...head, prices })
  expect(parseMarketToken({ ...head, symbol: 'LOVE', priceUsd: '1' })).toMatchObject({
    priceUsd: '1',
    low24h: null,
  })
})

test('behavior: candles are put in order, each time once', () => {
  const row = (start: number) => [start, '1', '1', '1', '1', '1', '1']
  const read = parseCandles({ ...head, candles: [row(300), row(0), row(300)] })
  expect(read?.candles.map(([start]) => start)).toEqual([0, 300])
})

test('error: what is no number is no figure', () => {
  for (const text of ['NaN', 'Infinity', '1e9', '0x10', '１', '', ' 1', '1.', '9'.repeat(200), 1, {}])
    expect(parseMarketPairs({ ...head, pairs: [{ ...pair, price: text }] })?.pairs[0]?.price).toBeNull()
  expect(
    parseCandles({ ...head, candles: [[1, 'NaN', '1', '1', '1', '1', '1'], 7, null, []] })?.candles,
  ).toEqual([])
  expect(
    parseTokenPrices({
      ...head,
      prices: [
        [-1, '1'],
        ['1', '1'],
        [1, null],
      ],
    })?.prices,
  ).toEqual([])
})

test('error: an answer without a block is no answer', () => {
  for (const parse of [parseMarketPairs, parseCandles, parseMarketToken, parseTokenPrices])
    for (const body of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { block: 1, timestamp: 1 },
      { ...head, block: '-1' },
    ])
      expect(parse(body)).toBeUndefined()
})

test('behavior: no answer whatever throws', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      for (const parse of [parseMarketPairs, parseCandles, parseMarketToken, parseTokenPrices]) {
        parse(body)
        parse({ ...head, pairs: [body], candles: [body, [body]], prices: [body, [body]], symbol: body })
      }
    }),
  )
})
