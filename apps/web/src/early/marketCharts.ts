import { baseTokens, pairs } from '@love/protocol/pairs/pairs'
import { candlesOf } from '../chain/market/candlesOf.ts'
import { firstRange } from '../chain/market/ranges.ts'
import { candleData } from '../programs/pairs/pair/candleData.ts'
import { priceData } from '../programs/tokens/token/priceData.ts'
import { tokenPricesOf } from '../programs/tokens/token/tokenPricesOf.ts'
import { drawEarly, earlyChart } from './drawEarly.ts'

void drawEarly({
  pairs(name) {
    const pair = pairs.find((known) => known.name === name)
    return pair && earlyChart(candlesOf(pair, firstRange), ({ candles }) => candleData(candles, pair, 'base'))
  },
  tokens(symbol) {
    const token = baseTokens.find((known) => known.symbol === symbol)
    return token && earlyChart(tokenPricesOf(token, firstRange), ({ prices }) => priceData(prices))
  },
})
