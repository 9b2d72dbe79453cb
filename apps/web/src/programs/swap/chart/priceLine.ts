import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { Candle } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { ChartData } from '../../../chain/charts/chartData.ts'

/** The price of the base token in the other one, where there was any. */
export function priceLine(candles: readonly Candle[], { other }: PairDefinition): ChartData {
  const price = (decimal: string) => formatDecimal(decimal, { significant: 4 })
  return {
    times: candles.map(([start]) => start),
    series: [
      {
        id: 'price',
        label: 'Price',
        kind: 'line',
        gathers: 'last',
        values: candles.map(([, , , , close]) => (/[1-9]/.test(close) ? close : null)),
        format: (decimal) => `${price(decimal)} ${other.symbol}`,
        formatShort: price,
      },
    ],
  }
}
