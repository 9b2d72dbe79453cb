import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { Side } from '@love/protocol/liquidity/pool'
import type { Candle } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { isAvailable } from '@love/protocol/prices/figure'
import { invert, toDecimal } from '@love/protocol/prices/fraction'
import type { ChartData } from '../../../chain/charts/chartData.ts'
import { shortUsd } from '../../../chain/prices/createMoney.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'

/** Price, volume and liquidity as three series of one chart; `side` is whose price it is. */
export function candleData(candles: readonly Candle[], pair: PairDefinition, side: Side): ChartData {
  const opposite = side === 'base' ? pair.other : pair.base
  return {
    times: candles.map(([start]) => start),
    series: [
      {
        id: 'price',
        label: 'Price',
        kind: 'line',
        gathers: 'last',
        values: candles.map(([, , , , close]) => sidePrice(close, side)),
        format: (decimal) => `${priceText(decimal)} ${opposite.symbol}`,
        formatShort: priceText,
      },
      {
        id: 'volume',
        label: 'Volume',
        kind: 'bars',
        gathers: 'sum',
        values: candles.map(([, , , , , volume]) => volume),
        format: usdText,
        formatShort: usdText,
      },
      {
        id: 'liquidity',
        label: 'Liquidity',
        kind: 'line',
        gathers: 'last',
        values: candles.map(([, , , , , , liquidity]) => liquidity),
        format: usdText,
        formatShort: usdText,
      },
    ],
  }
}

function priceText(decimal: string): string {
  return formatDecimal(decimal, { significant: 4 })
}

function usdText(decimal: string): string {
  return shortUsd(decimalFigure(decimal, ''))
}

/** A candle has the price of the base. */
export function sidePrice(price: string, side: Side): string | null {
  return side === 'base' ? positive(price) : inverted(price)
}

/** A price of nothing is no price. */
function positive(decimal: string): string | null {
  return /[1-9]/.test(decimal) && !decimal.startsWith('-') ? decimal : null
}

/** Enough digits for the price of the dearest token in the cheapest one. */
const digits = 36

function inverted(decimal: string): string | null {
  const price = decimalFigure(positive(decimal), 'no price')
  return isAvailable(price) ? toDecimal(invert(price), digits) : null
}
