import { usePlace } from '../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../desktop/windows/windowContext.ts'
import { filterRows, type List, type ListFilter, listPath, parseListFilter } from './list.ts'

export type ShownList<Row> = {
  readonly list: List<Row>
  readonly filter: ListFilter<Row>
  readonly rows: readonly Row[]
  /** `10 pairs`, or `3 of 10 pairs`. */
  readonly count: string
  readonly show: (change: Partial<ListFilter<Row>>) => void
}

/** A list as the address of its window says. */
export function useList<Row>(list: List<Row>, all: readonly Row[]): ShownList<Row> {
  const { navigate } = useProgramWindow()
  const filter = parseListFilter(list, usePlace().search)
  const rows = filterRows(list, all, filter)
  return {
    list,
    filter,
    rows,
    count: `${rows.length === all.length ? '' : `${rows.length} of `}${all.length} ${list.what}`,
    show: (change) => navigate(listPath(list, { ...filter, ...change }), { replace: true }),
  }
}
