import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { MarketCandles } from '../../store/migrations/market.ts'
import type { Database } from '../../store/openStore.ts'
import type { Reserves } from './reserves.ts'
import type { Span } from './span.ts'

export type ReadCandlesParameters = { pair: PairDefinition; span: Span }
export type CandleRow = Omit<MarketCandles, 'pair' | 'seconds' | 'volume_token' | 'swaps'>
export type Close = { readonly start: number; readonly close: Reserves }
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
  return { start, close: { token: BigInt(close_token), base: BigInt(close_base) } }
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
