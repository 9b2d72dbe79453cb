import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import type { Sort } from '@love/ui98/toggleSort'

type Value = string | Figure | undefined

/** What can be searched for in a list, what it sorts by, and what can be left out. */
export type List<Row> = {
  readonly path: string
  /** `pairs`, as in “3 of 10 pairs”. */
  readonly what: string
  /** What a search looks through. */
  readonly text: (row: Row) => string
  /** Of the columns that sort, the names in the address and the values. */
  readonly columns: Readonly<Record<string, (row: Row) => Value>>
  readonly choices: readonly ListChoice<Row>[]
  readonly nothingWords: (filter: ListFilter<Row>) => string
}

export type ListChoice<Row> = {
  /** In the address. */
  readonly name: string
  readonly label: string
  readonly holds: (row: Row) => boolean
  /** What only a wallet can tell: words for who has connected none. */
  readonly unknownWords?: string
}

/** How a list is looked at; all of it is in the address. */
export type ListFilter<Row> = {
  readonly text: string
  /** Without one, the rows stand in an order of their own. */
  readonly sort: Sort | undefined
  /** In the order of the list. */
  readonly only: readonly ListChoice<Row>[]
}

/** Longer than any name. */
export const mostSearchCharacters = 40

/** An address may say anything: each bad value is dropped alone. */
export function parseListFilter<Row>(list: List<Row>, search: URLSearchParams): ListFilter<Row> {
  const column = Object.keys(list.columns).find((name) => name === search.get('sort'))
  return {
    text: (search.get('q') ?? '').replace(/\p{C}/gu, '').slice(0, mostSearchCharacters),
    sort:
      column === undefined
        ? undefined
        : { column, direction: search.get('dir') === 'desc' ? 'descending' : 'ascending' },
    only: list.choices.filter(({ name }) => search.get(name) === '1'),
  }
}

export function listPath<Row>(list: List<Row>, { text, sort, only }: ListFilter<Row>): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (sort) search.set('sort', sort.column)
  if (sort?.direction === 'descending') search.set('dir', 'desc')
  for (const { name } of only) search.set(name, '1')
  return search.size > 0 ? `${list.path}?${search}` : list.path
}

export function filterRows<Row>(
  list: List<Row>,
  rows: readonly Row[],
  { text, sort, only }: ListFilter<Row>,
): readonly Row[] {
  const wanted = text.trim().toLowerCase()
  const found = rows.filter(
    (row) => only.every(({ holds }) => holds(row)) && list.text(row).toLowerCase().includes(wanted),
  )
  const sortedBy = sort && list.columns[sort.column]
  if (!sortedBy) return found
  const turn = sort.direction === 'ascending' ? 1 : -1
  return found.toSorted((a, b) => compare(sortedBy(a), sortedBy(b), turn))
}

/** What is not known stands last, whichever way the list is turned. */
function compare(a: Value, b: Value, turn: number): number {
  if (typeof a === 'string' && typeof b === 'string') return turn * a.localeCompare(b, 'en')
  const isFirst = isFigure(a)
  const isSecond = isFigure(b)
  if (!isFirst || !isSecond) return Number(isSecond) - Number(isFirst)
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference === 0n ? 0 : difference > 0n ? turn : -turn
}

function isFigure(value: Value) {
  return typeof value === 'object' && isAvailable(value)
}
