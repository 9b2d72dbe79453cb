export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

/** The same column turns round; another one starts ascending. */
export function toggleSort(sort: Sort | undefined, column: string): Sort {
  const turn = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turn ? 'descending' : 'ascending' }
}
