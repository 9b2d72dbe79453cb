import type { Deployment } from '@love/contracts/deployments/deployment'
import { historyPrograms } from '@love/protocol/history/historyReply'
import { type HistoryProgram, historyBook } from '@love/protocol/history/movement'
import { MarketQueryError } from '../market/history/marketQuery.ts'
import { refuseUnknown } from '../market/history/marketToken.ts'
import { parseTime } from '../market/history/readCandles.ts'
import { wholeNumberSetting } from '../settings/values.ts'

/** A place in the chain: of the events before it, the newest are told next. */
export type Place = { readonly block: number; readonly logIndex: number }

export type HistoryQuery = {
  readonly program: HistoryProgram | undefined
  /** Contracts, in lower case. */
  readonly token: string | undefined
  readonly pair: string | undefined
  readonly from: number | undefined
  readonly to: number | undefined
  readonly before: Place | undefined
  readonly limit: number
}

const USUAL = 25
const MOST = 100
const limits = wholeNumberSetting(1, MOST)

/** `?program=&token=&pair=&from=&to=&before=&limit=`, tokens and pairs by their names. */
export function parseHistoryQuery(query: URLSearchParams, deployment: Deployment): HistoryQuery {
  refuseUnknown(query, ['program', 'token', 'pair', 'from', 'to', 'before', 'limit'])
  const { tokens, lpTokens, pairs } = historyBook(deployment)
  const symbols = [...tokens, ...lpTokens].map(([address, { symbol }]) => [symbol, address] as const)
  const names = [...pairs].map(([address, { name }]) => [name, address] as const)
  const programs = historyPrograms.map((program) => [program, program] as const)
  const [from, to] = [parseTime(query, 'from'), parseTime(query, 'to')]
  if (from !== undefined && to !== undefined && from > to)
    throw new MarketQueryError('“from” must not be later than “to”.')
  return {
    program: oneOf(query, 'program', programs),
    token: oneOf(query, 'token', symbols),
    pair: oneOf(query, 'pair', names),
    from,
    to,
    before: parsePlace(query.get('before')),
    limit: parseCount(query.get('limit')),
  }
}

function oneOf<Value>(
  query: URLSearchParams,
  name: string,
  values: readonly (readonly [name: string, value: Value])[],
): Value | undefined {
  const asked = query.get(name)
  if (asked === null) return undefined
  const found = values.find(([known]) => known === asked)
  if (found) return found[1]
  throw new MarketQueryError(`“${name}” must be one of ${values.map(([known]) => known).join(', ')}.`)
}

/** As `next` of the page before says it: `21000000.12`. */
export function placeText({ block, logIndex }: Place): string {
  return `${block}.${logIndex}`
}

function parsePlace(text: string | null): Place | undefined {
  if (text === null) return undefined
  const [, block, logIndex] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  if (block !== undefined && logIndex !== undefined)
    return { block: Number(block), logIndex: Number(logIndex) }
  throw new MarketQueryError('“before” must be what “next” of the page before it was.')
}

function parseCount(text: string | null): number {
  if (text === null) return USUAL
  const parsed = limits.safeParse(text)
  if (parsed.success) return parsed.data
  throw new MarketQueryError(`“limit” must be a whole number from 1 to ${MOST}.`)
}
