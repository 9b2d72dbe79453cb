import { firstRange } from '../chain/market/ranges.ts'
import { vaultPricesOf } from '../chain/vault/vaultPricesOf.ts'
import { farmTexts } from './farmTexts.ts'
import { fillEarly } from './fillEarly.ts'

void fillEarly({
  textsOf: farmTexts,
  histories: { farm: () => undefined, faith: () => vaultPricesOf(firstRange) },
})
