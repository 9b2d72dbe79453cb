import type { TokenPricesReply } from '@love/protocol/market/marketReplies'
import { formatUsd } from '@love/protocol/prices/figure'
import type { ChartData } from '../../../chain/charts/chartData.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'

/** The price in USD as the one series of a chart. */
export function priceData(prices: TokenPricesReply['prices']): ChartData {
  return {
    times: prices.map(([start]) => start),
    series: [
      {
        id: 'price',
        label: 'Price in USD',
        kind: 'line',
        gathers: 'last',
        values: prices.map(([, price]) => (/[1-9]/.test(price) && !price.startsWith('-') ? price : null)),
        format: usdText,
        formatShort: usdText,
      },
    ],
  }
}

function usdText(decimal: string): string {
  return formatUsd(decimalFigure(decimal, ''))
}
