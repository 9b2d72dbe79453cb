import { usdPrices } from '@love/protocol/prices/usdPrices'
import { love } from '@love/protocol/tokens/tokens'
import { firstRange } from '../chain/market/ranges.ts'
import { vaultPricesOf } from '../chain/vault/vaultPricesOf.ts'
import { faithFigures } from '../programs/faith/faithFigures.ts'
import { sharePrices } from '../programs/faith/history/sharePrices.ts'
import { drawEarly, earlyChart } from './drawEarly.ts'

void drawEarly({
  faith: () =>
    earlyChart(vaultPricesOf(firstRange), (reply, { chain: { vault, pairs } }) => {
      const { price } = faithFigures(vault, usdPrices(pairs)(love))
      return sharePrices({ reply, range: firstRange, timestamp: vault.timestamp, price })
    }),
})
