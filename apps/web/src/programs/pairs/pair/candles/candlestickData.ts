import type { Side } from '@love/protocol/liquidity/pool'
import type { Candle } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { ChartData } from '../../../../chain/charts/chartData.ts'
import { candleData, sidePrice } from '../candleData.ts'
import { joinCandles } from './joinCandles.ts'
import { type Candlestick, plotCandles } from './plotCandles.ts'

/** The chart of a pair with candles in the place of the line, as wide as they need to be. */
export function candlestickData(all: readonly Candle[], pair: PairDefinition, side: Side): ChartData {
  const candles = joinCandles(all)
  const sticks = candles.map((candle) => stickOf(candle, side))
  const { times, series } = candleData(candles, pair, side)
  return {
    times,
    series: series.map((one) =>
      one.id === 'price'
        ? {
            ...one,
            kind: 'candles',
            format: (close, index) => {
              const stick = index === undefined ? undefined : sticks[index]
              return stick ? `${stickText(stick, one.formatShort)} ${one.format(close)}` : one.format(close)
            },
            plot: (prices, room) => plotCandles(sticks, prices, room),
          }
        : one,
    ),
  }
}

/** Where the base was dearest, the other side was cheapest. */
function stickOf([, open, high, low, close]: Candle, side: Side): Candlestick {
  const price = (text: string) => sidePrice(text, side)
  const isBase = side === 'base'
  return {
    open: price(open),
    high: price(isBase ? high : low),
    low: price(isBase ? low : high),
    close: price(close),
  }
}

function stickText({ open, high, low }: Candlestick, format: (decimal: string) => string): string {
  const text = (price: string | null) => (price === null ? 'n/a' : format(price))
  return `open ${text(open)}, high ${text(high)}, low ${text(low)}, close`
}
