import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { type PairFigures, pairFigures } from './pairFigures.ts'
import type { PairReadings } from './pairReadings.ts'

export type PairRow = { readonly pair: PairDefinition; readonly figures: PairFigures }

/** All pairs: they are known before the chain has answered, only the figures come later. */
export function pairRows(readings: PairReadings): readonly PairRow[] {
  return pairs.map((pair) => ({ pair, figures: pairFigures(pair.name, readings) }))
}
