export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

/** The same column turns round; another one starts as its kind of values is looked for: numbers with the largest. */
export function toggleSort(sort: Sort | undefined, column: string, first: Sort['direction']): Sort {
  if (sort?.column !== column) return { column, direction: first }
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
