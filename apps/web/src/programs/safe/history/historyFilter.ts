import { TransactionKind } from '@love/safe/api/enumerations'
import { isoDay } from '../words/timeWords.ts'
import type { HistoryRow } from './historyRows.ts'

export const historyKinds = ['transfer', 'change', 'call', 'creation'] as const
export const historyDirections = ['in', 'out'] as const

/** How the history is looked at; all of it is in the address. */
export type HistoryFilter = {
  readonly kind: (typeof historyKinds)[number] | undefined
  readonly direction: (typeof historyDirections)[number] | undefined
  /** The symbol of a token, or `unlisted`. */
  readonly token: string
  /** `2026-11-15`; empty for no limit. */
  readonly from: string
  readonly to: string
  readonly withSpam: boolean
}

const longestToken = 20

/** An address may say anything: each bad value is dropped alone. */
export function parseHistoryFilter(search: URLSearchParams): HistoryFilter {
  return {
    kind: historyKinds.find((kind) => kind === search.get('kind')),
    direction: historyDirections.find((direction) => direction === search.get('direction')),
    token: (search.get('token') ?? '').replace(/[^\w.-]/g, '').slice(0, longestToken),
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
    withSpam: search.get('spam') === 'shown',
  }
}

export function historySearch(filter: HistoryFilter): URLSearchParams {
  const { kind, direction, token, from, to, withSpam } = filter
  const search = new URLSearchParams()
  if (kind) search.set('kind', kind)
  if (direction) search.set('direction', direction)
  if (token) search.set('token', token)
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  if (withSpam) search.set('spam', 'shown')
  return search
}

/** Without regard to spam, which is counted apart. */
export function fits({ summary, token }: HistoryRow, filter: HistoryFilter): boolean {
  const day = isoDay(summary.timestamp)
  if (filter.kind && kindOf(summary) !== filter.kind) return false
  if (filter.direction && directionOf(summary) !== filter.direction) return false
  if (filter.token && token !== filter.token) return false
  return (!filter.from || day >= filter.from) && (!filter.to || day <= filter.to)
}

type Summary = HistoryRow['summary']

export function kindOf({ txInfo }: Summary): HistoryFilter['kind'] {
  switch (txInfo.type) {
    case TransactionKind.Transfer:
      return 'transfer'
    case TransactionKind.SettingsChange:
      return 'change'
    case TransactionKind.Custom:
      return 'call'
    case TransactionKind.Creation:
      return 'creation'
    default:
      return undefined
  }
}

export function directionOf({ txInfo }: Summary): HistoryFilter['direction'] {
  if (txInfo.type !== TransactionKind.Transfer) return undefined
  return txInfo.direction === 'INCOMING' ? 'in' : 'out'
}

function dayIn(text: string | null): string {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : ''
}
