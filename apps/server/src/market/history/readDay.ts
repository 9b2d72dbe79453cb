import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pricePairs } from '@love/protocol/pairs/pairs'
import type { Database } from '../../store/openStore.ts'
import { spanStart } from '../ingest/candle.ts'
import { type ClosesOf, closesOf } from './createClosesReader.ts'
import { type ReservesOf, type UsdPrice, usdValue } from './createUsdPrice.ts'
import type { FollowedHead } from './head.ts'
import type { MarketReserves } from './marketQuery.ts'
import { type DayCandle, readDayCandles, type Span, spanCount } from './readCandles.ts'

/** The day that ends with the newest block, in spans of five minutes. */
export type Day = {
  readonly span: Span
  readonly closes: ClosesOf
  /** Those of the day itself. */
  readonly candles: (pair: PairDefinition) => readonly DayCandle[]
  readonly now: ReservesOf
  /** By the last change until then, to the second. */
  readonly dayAgo: ReservesOf
}

const DAY = 86_400

const SECONDS = 300

export async function readDay(db: Database, { timestamp }: Pick<FollowedHead, 'timestamp'>): Promise<Day> {
  const dayAgo = timestamp - DAY
  const span = {
    seconds: SECONDS,
    first: spanStart(dayAgo + SECONDS - 1, SECONDS),
    last: spanStart(timestamp, SECONDS),
  }
  const rows = new Map<string, DayCandle[]>()
  const before = new Map<string, MarketReserves | undefined>()
  for (const pair of pricePairs) {
    rows.set(pair.name, await readDayCandles(db, { pair, span }))
    before.set(pair.name, await readReservesAt(db, { pair, timestamp: dayAgo }))
  }
  const closes = closesOf(rows, span)
  return {
    span,
    closes,
    candles: ({ name }) => (rows.get(name) ?? []).filter(({ start }) => start >= span.first),
    now: closes(spanCount(span) - 1),
    dayAgo: ({ name }) => before.get(name),
  }
}

/** What a pair held at a moment, by its last change until then; undefined before the first. */
async function readReservesAt(
  db: Database,
  { pair, timestamp }: { pair: PairDefinition; timestamp: number },
): Promise<MarketReserves | undefined> {
  const row = await db
    .selectFrom('market_syncs')
    .select(['reserve_token', 'reserve_base'])
    .where('pair', '=', pair.name)
    .where('timestamp', '<=', timestamp)
    .orderBy('timestamp', 'desc')
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { base: BigInt(row.reserve_base), other: BigInt(row.reserve_token) }
}

/** Every trade at the price of its time. Undefined for a pair that was never there, and where nothing had a price. */
export function volumeOfDay(day: Day, pair: PairDefinition, basePriceUsd: UsdPrice): bigint | undefined {
  if (!day.now(pair)) return undefined
  const traded = day.candles(pair).filter(({ volumeBase }) => volumeBase > 0n)
  const values = traded.flatMap(({ start, volumeBase }) => {
    const price = basePriceUsd.at(day.closes((start - day.span.first) / day.span.seconds))
    return price ? [usdValue(volumeBase, pair.base, price)] : []
  })
  return traded.length > 0 ? sum(values) : 0n
}

/** Of what is known; undefined when nothing is. */
export function sum(values: readonly (bigint | undefined)[]): bigint | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((total, value) => total + value) : undefined
}
