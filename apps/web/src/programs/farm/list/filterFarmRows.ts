import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { PoolFigures } from '../poolFigures.ts'
import { hasEnded, hasStake, type PoolRow } from '../poolRows.ts'
import type { FarmFilter, FarmSortColumn } from './farmFilter.ts'

export function filterFarmRows(rows: readonly PoolRow[], filter: FarmFilter): readonly PoolRow[] {
  const wanted = filter.text.trim().toLowerCase()
  const found = rows.filter(
    (row) =>
      (!filter.mine || hasStake(row)) &&
      (!filter.lp || (row.figures.yours?.held ?? 0n) > 0n) &&
      (!filter.ended || hasEnded(row)) &&
      searchText(row).includes(wanted),
  )
  return filter.sort ? sortRows(found, filter.sort.column, filter.sort.direction) : found
}

function searchText({ name, pair }: PoolRow): string {
  return `${name} ${pair?.other.name ?? ''} ${pair?.base.name ?? ''}`.toLowerCase()
}

type Direction = 'ascending' | 'descending'

function sortRows(
  rows: readonly PoolRow[],
  column: FarmSortColumn,
  direction: Direction,
): readonly PoolRow[] {
  const turn = direction === 'ascending' ? 1 : -1
  if (column === 'pool') return rows.toSorted((a, b) => turn * a.name.localeCompare(b.name, 'en'))
  return rows.toSorted((a, b) =>
    compareFigures(figureOf(a.figures, column), figureOf(b.figures, column), turn),
  )
}

function figureOf(figures: PoolFigures, column: Exclude<FarmSortColumn, 'pool'>): Figure | undefined {
  switch (column) {
    case 'staked':
      return figures.stakedValue
    case 'apr':
      return isAvailable(figures.total) ? figures.total : figures.rewards
    case 'weight':
      return figures.weight
    case 'fee':
      return figures.fee
    case 'stake':
      return figures.yours?.stakedValue
    case 'earned':
      return figures.yours && fraction(figures.yours.earned)
    default:
      return column satisfies never
  }
}

/** What is not known stands last, whichever way the list is turned. */
function compareFigures(a: Figure | undefined, b: Figure | undefined, turn: number): number {
  const first = a && isAvailable(a) ? a : undefined
  const second = b && isAvailable(b) ? b : undefined
  if (!first || !second) return Number(!first) - Number(!second)
  const difference = first.numerator * second.denominator - second.numerator * first.denominator
  return difference === 0n ? 0 : difference > 0n ? turn : -turn
}
