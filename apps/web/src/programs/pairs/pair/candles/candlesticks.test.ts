import type { Candle } from '@love/protocol/market/marketReplies'
import { loveUsdt } from '@love/protocol/pairs/pairs'
import { expect, test } from 'vitest'
import { planChart } from '../../../../chain/charts/chartPanes.ts'
import { pointParts } from '../../../../chain/charts/chartText.ts'
import { candlestickData } from './candlestickData.ts'
import { joinCandles } from './joinCandles.ts'

const hour = 3_600
const candle = (at: number, prices: readonly [string, string, string, string]): Candle => [
  at * hour,
  ...prices,
  '10',
  '500',
]

test('default: a rising candle is hollow and a falling one filled, on one scale', () => {
  const { plots } = planChart(
    candlestickData([candle(1, ['1', '4', '1', '3']), candle(2, ['3', '3', '2', '2'])], loveUsdt, 'base'),
  )
  const [price] = plots
  // From 1 at the bottom to 4 at the top.
  expect(price?.path).toBe('M0 120V387M0 920V920M-0.1 387H0.1V920H-0.1ZM1 387V387M1 653V653')
  expect(price?.filled).toBe('M0.9 387H1.1V653H0.9Z')
  expect(price?.heights).toEqual([387, 653])
})

test('default: the words of a point have all four prices, and the other side has them turned', () => {
  const candles = [candle(1, ['2', '4', '1', '2']), candle(2, ['2', '2', '2', '2'])]
  const words = (side: 'base' | 'other') => pointParts(candlestickData(candles, loveUsdt, side), 0)[1]
  expect(words('base')).toBe('Price open 2, high 4, low 1, close 2 USDT.')
  expect(words('other')).toBe('Price open 0.5, high 1, low 0.25, close 0.5 LOVE.')
})

test('behavior: many become fewer, of whole spans, with nothing lost', () => {
  const many = Array.from({ length: 169 }, (_, at) =>
    candle(at + 2, [`${at + 1}`, `${at + 3}`, `${at + 1}`, `${at + 2}`]),
  )
  const joined = joinCandles(many)
  expect(joined.length).toBeLessThanOrEqual(60)
  expect(joined[1]).toEqual([3 * hour, '2', '6', '2', '5', expect.stringMatching(/^30(\.0+)?$/), '500'])
  expect(joined.reduce((sum, [, , , , , volume]) => sum + Number(volume), 0)).toBe(1_690)
  expect(joinCandles(many.slice(0, 1))).toHaveLength(1)
  expect(joinCandles([])).toEqual([])
})

test('behavior: what has no price is not drawn, and no volume is none', () => {
  const { plots, data } = planChart(
    candlestickData(
      [[hour, '0', '0', '0', '0', null, null], candle(2, ['1', '1', '1', '1'])],
      loveUsdt,
      'base',
    ),
  )
  expect(plots[0]?.path).toMatch(/^M1 /)
  expect(pointParts(data, 0)).toContain('Price n/a.')
  expect(pointParts(data, 0)).toContain('Volume n/a.')
})
