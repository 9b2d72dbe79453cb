import type { CandleInterval } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { wholeNumberSetting } from '../../settings/values.ts'
import type { MarketCandles } from '../../store/migrations/market.ts'
import type { Database } from '../../store/openStore.ts'
import { MarketQueryError, type MarketReserves } from './marketQuery.ts'

export type ReadCandlesParameters = { pair: PairDefinition; span: Span }

export type CandleRow = Omit<MarketCandles, 'pair' | 'seconds' | 'volume_token' | 'swaps'>

export type Close = { readonly start: number; readonly close: MarketReserves }

export type DayCandle = Close & { readonly volumeBase: bigint; readonly swaps: number }

/** By start. Before those of the span comes the last older one, which tells how the span began. */
export function readCandles(db: Database, parameters: ReadCandlesParameters): Promise<CandleRow[]> {
  return inSpan(db, parameters)
    .select(['start', 'open_token', 'open_base', 'high_token', 'high_base', 'low_token', 'low_base'])
    .select(['close_token', 'close_base', 'volume_base'])
    .execute()
}

/** Only what a pair held at the end of each span. */
export async function readCloses(db: Database, parameters: ReadCandlesParameters): Promise<Close[]> {
  const rows = await inSpan(db, parameters).select(['start', 'close_token', 'close_base']).execute()
  return rows.map(toClose)
}

export async function readDayCandles(db: Database, parameters: ReadCandlesParameters): Promise<DayCandle[]> {
  const rows = await inSpan(db, parameters)
    .select(['start', 'close_token', 'close_base', 'volume_base', 'swaps'])
    .execute()
  return rows.map((row) => ({ ...toClose(row), volumeBase: BigInt(row.volume_base), swaps: row.swaps }))
}

function toClose({
  start,
  close_token,
  close_base,
}: Pick<CandleRow, 'start' | 'close_token' | 'close_base'>) {
  return { start, close: { base: BigInt(close_base), other: BigInt(close_token) } }
}

/** Both conditions are ranges of the primary key, however much is stored. */
function inSpan(db: Database, { pair, span: { seconds, first, last } }: ReadCandlesParameters) {
  const own = db.selectFrom('market_candles').where('pair', '=', pair.name).where('seconds', '=', seconds)
  const older = own.where('start', '<=', first).select((eb) => eb.fn.max('start').as('start'))
  return own
    .where('start', '>=', (eb) => eb.fn.coalesce(older, eb.val(first)))
    .where('start', '<=', last)
    .orderBy('start')
}

/** For every span the newest row that begins no later, which is its own or an older one. Rows are sorted by start. */
export function fillForward<Row extends { readonly start: number }>(
  rows: readonly Row[],
  span: Span,
): (Row | undefined)[] {
  const filled: (Row | undefined)[] = []
  let next = 0
  let row: Row | undefined
  for (let at = 0; at < spanCount(span); at++) {
    const start = span.first + at * span.seconds
    for (let later = rows[next]; later && later.start <= start; later = rows[next]) {
      row = later
      next++
    }
    filled.push(row)
  }
  return filled
}

/** A row of spans of equal length, by when the first and the last begin. Seconds since 1970. */
export type Span = { readonly seconds: number; readonly first: number; readonly last: number }

/** None when the last is before the first. */
export function spanCount({ seconds, first, last }: Span): number {
  return Math.max(0, Math.floor((last - first) / seconds) + 1)
}

/** As asked: what is left open ends at the newest block. */
export type AskedSpan = { interval: CandleInterval; from?: number | undefined; to?: number | undefined }

/** In the year 2286. Anything above is a time in milliseconds, sent by mistake. */
const LATEST = 9_999_999_999

const time = wholeNumberSetting(0, LATEST)

/** Seconds since 1970; undefined where none is named. */
export function parseTime(query: URLSearchParams, name: 'from' | 'to'): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const parsed = time.safeParse(text)
  if (parsed.success) return parsed.data
  throw new MarketQueryError(`“${name}” must be a Unix time in whole seconds, from 0 to ${LATEST}.`)
}
