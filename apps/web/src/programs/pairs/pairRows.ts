import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { type PairFigures, pairFigures } from './pairFigures.ts'
import type { PairReadings } from './pairReadings.ts'
import type { PairsFilter, PairsSortColumn } from './pairsFilter.ts'
import { hasPosition } from './positionOf.ts'

export type PairRow = { readonly pair: PairDefinition; readonly figures: PairFigures }

/** All pairs: they are known before the chain has answered, only the figures come later. */
export function pairRows(readings: PairReadings): readonly PairRow[] {
  return pairs.map((pair) => ({ pair, figures: pairFigures(pair.name, readings) }))
}

export function filterPairRows(rows: readonly PairRow[], filter: PairsFilter): readonly PairRow[] {
  const wanted = filter.text.trim().toLowerCase()
  const found = rows.filter(
    ({ pair, figures }) =>
      (!filter.mine || hasPosition(figures.position)) &&
      (!filter.farm || figures.hasPool) &&
      `${pair.name} ${pair.other.name} ${pair.base.name}`.toLowerCase().includes(wanted),
  )
  return filter.sort ? sortRows(found, filter.sort.column, filter.sort.direction) : found
}

type Direction = 'ascending' | 'descending'

function sortRows(
  rows: readonly PairRow[],
  column: PairsSortColumn,
  direction: Direction,
): readonly PairRow[] {
  const turn = direction === 'ascending' ? 1 : -1
  if (column === 'pair') return rows.toSorted((a, b) => turn * a.pair.name.localeCompare(b.pair.name, 'en'))
  return rows.toSorted((a, b) =>
    compareFigures(figureOf(a.figures, column), figureOf(b.figures, column), turn),
  )
}

function figureOf(figures: PairFigures, column: Exclude<PairsSortColumn, 'pair'>): Figure | undefined {
  return column === 'position' ? figures.position?.value : figures[column]
}

/** What is not known stands last, whichever way the list is turned. */
function compareFigures(a: Figure | undefined, b: Figure | undefined, turn: number): number {
  const first = a && isAvailable(a) ? a : undefined
  const second = b && isAvailable(b) ? b : undefined
  if (!first || !second) return Number(!first) - Number(!second)
  const difference = first.numerator * second.denominator - second.numerator * first.denominator
  return difference === 0n ? 0 : difference > 0n ? turn : -turn
}
