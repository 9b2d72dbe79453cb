import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { love } from '@love/protocol/tokens/tokens'
import type { Money } from '../chain/prices/createMoney.ts'
import { formatRate } from '../chain/prices/formatChange.ts'
import type { PublicReading } from '../chain/snapshot/publicReading.ts'
import { faithFigures } from '../programs/faith/faithFigures.ts'
import { faithShown, faithTexts } from '../programs/faith/faithShown.ts'
import { farmTotals } from '../programs/farm/farmTotals.ts'
import { meterView } from '../programs/farm/list/meterView.ts'
import { poolRows } from '../programs/farm/poolRows.ts'
import { aprPartsText, poolShown } from '../programs/farm/poolShown.ts'
import { named, type Texts, type TextsOf } from './texts.ts'

/** Of Farm and FAITH. */
export const farmTexts: TextsOf = function* (reading, money) {
  yield* poolTexts(reading, money)
  const { vault, pairs } = reading.chain
  const figures = faithFigures(vault, usdPrices(pairs)(love))
  yield* named('faith', faithShown(figures, money))
  for (const [name, text] of Object.entries(faithTexts(figures, vault))) yield [`faith.${name}`, text]
}

function* poolTexts({ chain, market }: PublicReading, money: Money): Texts {
  const price = usdPrices(chain.pairs)
  const rows = poolRows({
    farm: chain.farm,
    farmFailure: undefined,
    block: chain.block,
    states: chain.pairs,
    market: market?.pairs,
    marketFailure: undefined,
    price,
  })
  for (const { place, figures } of rows) {
    yield* named(`farm.${place}`, poolShown(figures, money))
    yield [`farm.${place}.parts`, aprPartsText(figures)]
  }
  const { perDay, perDayText, owedText, heldText, mintText, payText } = meterView(chain.farm)
  const value = combine([price(love)], (one) => multiply(one, perDay))
  const { staked, mostApr } = farmTotals(rows)
  yield* named('farm', {
    staked: { figure: money.convert(staked), format: money.format },
    mostApr: { figure: mostApr, format: formatRate },
    perDayValue: { figure: money.convert(value), format: money.format },
  })
  yield ['farm.perDay', perDayText]
  yield ['farm.owed', owedText]
  yield ['farm.held', heldText]
  yield ['farm.minted', mintText]
  yield ['farm.pays', payText]
}
