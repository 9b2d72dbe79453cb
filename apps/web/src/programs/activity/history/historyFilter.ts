import { historyPrograms } from '@love/protocol/history/historyReply'
import type { HistoryProgram } from '@love/protocol/history/movement'
import { lpToken } from '@love/protocol/pairs/pair'
import { routingPairs } from '@love/protocol/pairs/pairs'
import { tokens } from '@love/protocol/tokens/tokens'

/** How a history is looked at; all of it is in the address of the page. Empty texts leave nothing out. */
export type HistoryFilter = {
  readonly program: HistoryProgram | ''
  /** A symbol, of an LP token too. */
  readonly token: string
  readonly pair: string
  /** Days such as `2026-11-15`, both included. */
  readonly from: string
  readonly to: string
}

export const tokenNames = [...tokens, ...routingPairs.map(lpToken)].map(({ symbol }) => symbol)

export const pairNames = routingPairs.map(({ name }) => name)

const names = ['program', 'token', 'pair', 'from', 'to'] as const

/** An address may say anything: each bad value is dropped alone. */
export function parseHistoryFilter(search: URLSearchParams): HistoryFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === search.get(name)) ?? ''
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return startOf(text) === undefined ? '' : text
  }
  return {
    program: oneOf('program', historyPrograms),
    token: oneOf('token', tokenNames),
    pair: oneOf('pair', pairNames),
    from: day('from'),
    to: day('to'),
  }
}

export function isFiltered(filter: HistoryFilter): boolean {
  return names.some((name) => filter[name] !== '')
}

/** The place of a history in its program; without an address that of the connected account. */
export function historyPath(account: string | undefined, filter: HistoryFilter): string {
  const search = new URLSearchParams(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])))
  return `/activity/${account ?? 'history'}${search.size > 0 ? `?${search}` : ''}`
}

/** What the server is asked for: days as the person counts them, as moments. */
export function historySearch({ program, token, pair, from, to }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (program) search.set('program', program)
  if (token) search.set('token', token)
  if (pair) search.set('pair', pair)
  const [begin, end] = [startOf(from), startOf(to, 1)]
  if (begin !== undefined) search.set('from', String(begin))
  if (end !== undefined) search.set('to', String(end - 1))
  return search
}

export function periodProblem({ from, to }: HistoryFilter): string | undefined {
  return from && to && from > to ? 'The end is before the start.' : undefined
}

/** When a day begins where the person is, in seconds since 1970; `later` days on. Undefined for what is no day. */
function startOf(day: string, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (!year || !month || !date) return undefined
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime()
  return Number.isNaN(start) || start < 0 ? undefined : start / 1_000
}
