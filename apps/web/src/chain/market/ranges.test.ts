import { candleSpans } from '@love/protocol/market/marketReplies'
import { expect, test } from 'vitest'
import { rangeSearch, ranges } from './ranges.ts'

const nowMs = Date.parse('2029-01-15T12:34:56Z')

test('default: a range asks for whole intervals', () => {
  expect(rangeSearch(ranges[0], nowMs)).toBe(`interval=5m&from=${Date.parse('2029-01-14T12:30:00Z') / 1_000}`)
})

test('behavior: everybody asks for the same within one interval', () => {
  expect(rangeSearch(ranges[1], nowMs + 60_000)).toBe(rangeSearch(ranges[1], nowMs))
})

test('behavior: no range asks for more candles than the server gives', () => {
  for (const { interval, seconds } of ranges)
    expect(seconds / candleSpans[interval] + 2).toBeLessThanOrEqual(1_500)
})

test('behavior: a clock near 1970 asks for nothing before it', () => {
  expect(rangeSearch(ranges[3], 5_000)).toBe('interval=1d&from=0')
})
