import { candlesOf } from '../chain/market/candlesOf.ts'
import { firstRange } from '../chain/market/ranges.ts'
import { tokenPricesOf } from '../programs/tokens/token/tokenPricesOf.ts'
import { fillEarly } from './fillEarly.ts'
import { marketTexts } from './marketTexts.ts'

void fillEarly({
  textsOf: marketTexts,
  histories: {
    pairs: (name) => (name ? candlesOf({ name }, firstRange) : undefined),
    tokens: (symbol) => (symbol ? tokenPricesOf({ symbol }, firstRange) : undefined),
  },
})
