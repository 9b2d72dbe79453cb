import type { Sort } from '@love/ui98/toggleSort'

export const pairsSortColumns = ['pair', 'liquidity', 'volume', 'change', 'apr', 'position'] as const
export type PairsSortColumn = (typeof pairsSortColumns)[number]

/** How the list is looked at; all of it is in the address. */
export type PairsFilter = {
  readonly text: string
  /** Without one, the pairs stand in the order of the specification. */
  readonly sort: (Sort & { readonly column: PairsSortColumn }) | undefined
  /** Only pairs that hold liquidity of the person's. */
  readonly mine: boolean
  /** Only pairs that the farm pays for. */
  readonly farm: boolean
}

/** Longer than any name. */
export const mostPairsCharacters = 40

/** An address may say anything: each bad value is dropped alone. */
export function parsePairsFilter(search: URLSearchParams): PairsFilter {
  const column = pairsSortColumns.find((name) => name === search.get('sort'))
  return {
    text: (search.get('q') ?? '').replace(/\p{C}/gu, '').slice(0, mostPairsCharacters),
    sort: column && { column, direction: search.get('dir') === 'desc' ? 'descending' : 'ascending' },
    mine: search.get('mine') === '1',
    farm: search.get('farm') === '1',
  }
}

export function pairsPath({ text, sort, mine, farm }: PairsFilter): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (sort) search.set('sort', sort.column)
  if (sort?.direction === 'descending') search.set('dir', 'desc')
  if (mine) search.set('mine', '1')
  if (farm) search.set('farm', '1')
  return search.size > 0 ? `/pairs?${search}` : '/pairs'
}
