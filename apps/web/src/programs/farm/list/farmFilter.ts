import type { Sort } from '@love/ui98/toggleSort'

export const farmSortColumns = ['pool', 'staked', 'apr', 'weight', 'fee', 'stake', 'earned'] as const
export type FarmSortColumn = (typeof farmSortColumns)[number]

/** How the list is looked at; all of it is in the address. */
export type FarmFilter = {
  readonly text: string
  /** Without one, the pools stand in the order of the farm. */
  readonly sort: (Sort & { readonly column: FarmSortColumn }) | undefined
  /** Only pools with a stake of the person's. */
  readonly mine: boolean
  /** Only pools whose LP tokens are in the wallet. */
  readonly lp: boolean
  /** Only pools that pay nothing any more. */
  readonly ended: boolean
}

/** Longer than any name. */
export const mostFarmCharacters = 40

/** An address may say anything: each bad value is dropped alone. */
export function parseFarmFilter(search: URLSearchParams): FarmFilter {
  const column = farmSortColumns.find((name) => name === search.get('sort'))
  return {
    text: (search.get('q') ?? '').replace(/\p{C}/gu, '').slice(0, mostFarmCharacters),
    sort: column && { column, direction: search.get('dir') === 'desc' ? 'descending' : 'ascending' },
    mine: search.get('mine') === '1',
    lp: search.get('lp') === '1',
    ended: search.get('ended') === '1',
  }
}

export function farmPath({ text, sort, mine, lp, ended }: FarmFilter): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (sort) search.set('sort', sort.column)
  if (sort?.direction === 'descending') search.set('dir', 'desc')
  if (mine) search.set('mine', '1')
  if (lp) search.set('lp', '1')
  if (ended) search.set('ended', '1')
  return search.size > 0 ? `/farm?${search}` : '/farm'
}
