import { inChunks } from '../../follow/followTables.ts'
import type { MarketCandles } from '../../store/migrations/market.ts'
import type { Database } from '../../store/openStore.ts'
import { addSwap, candleOfSync, joinCandles, spanStart } from './candle.ts'

/** Both moments are part of it. */
export type Touched = { pairs: readonly string[]; from: number; to: number }

/** Makes the candles of touched spans anew, so that they follow from the stored events and from nothing else. */
export async function rebuildCandles(transaction: Database, touched: Touched): Promise<void> {
  if (touched.pairs.length === 0) return
  await replace(transaction, touched, 300, await fromEvents(transaction, touched, 300))
  await replace(transaction, touched, 3_600, await fromShorter(transaction, touched, 300, 3_600))
  await replace(transaction, touched, 86_400, await fromShorter(transaction, touched, 3_600, 86_400))
}

async function fromEvents(db: Database, touched: Touched, seconds: number): Promise<Iterable<MarketCandles>> {
  const { pairs, from, to } = wholeSpans(touched, seconds)
  const syncs = await db
    .selectFrom('market_syncs')
    .select(['pair', 'timestamp', 'reserve_token', 'reserve_base'])
    .where('pair', 'in', pairs)
    .where('timestamp', '>=', from)
    .where('timestamp', '<=', to)
    .orderBy('block')
    .orderBy('log_index')
    .execute()
  const candles = joinSpans(syncs.map((sync) => candleOfSync(sync, seconds)))
  const swaps = await db
    .selectFrom('market_swaps')
    .select(['pair', 'timestamp', 'token_in', 'token_out', 'base_in', 'base_out'])
    .where('pair', 'in', pairs)
    .where('timestamp', '>=', from)
    .where('timestamp', '<=', to)
    .execute()
  for (const swap of swaps) {
    const key = keyOf({ pair: swap.pair, start: spanStart(swap.timestamp, seconds) })
    const candle = candles.get(key)
    // A pair says what it holds with every swap.
    if (candle) candles.set(key, addSwap(candle, swap))
  }
  return candles.values()
}

async function fromShorter(
  db: Database,
  touched: Touched,
  shorter: number,
  seconds: number,
): Promise<Iterable<MarketCandles>> {
  const { pairs, from, to } = wholeSpans(touched, seconds)
  const rows = await db
    .selectFrom('market_candles')
    .selectAll()
    .where('pair', 'in', pairs)
    .where('seconds', '=', shorter)
    .where('start', '>=', from)
    .where('start', '<=', to)
    .orderBy('start')
    .execute()
  return joinSpans(rows.map((row) => ({ ...row, seconds, start: spanStart(row.start, seconds) }))).values()
}

async function replace(
  transaction: Database,
  touched: Touched,
  seconds: number,
  candles: Iterable<MarketCandles>,
): Promise<void> {
  const { pairs, from, to } = wholeSpans(touched, seconds)
  await transaction
    .deleteFrom('market_candles')
    .where('pair', 'in', pairs)
    .where('seconds', '=', seconds)
    .where('start', '>=', from)
    .where('start', '<=', to)
    .execute()
  await inChunks([...candles], (rows) => transaction.insertInto('market_candles').values(rows).execute())
}

function wholeSpans({ pairs, from, to }: Touched, seconds: number): Touched {
  return { pairs, from: spanStart(from, seconds), to: spanStart(to, seconds) + seconds - 1 }
}

/** In the order of the chain, one candle for every pair and span. */
function joinSpans(parts: readonly MarketCandles[]): Map<string, MarketCandles> {
  const candles = new Map<string, MarketCandles>()
  for (const part of parts) {
    const before = candles.get(keyOf(part))
    candles.set(keyOf(part), before ? joinCandles(before, part) : part)
  }
  return candles
}

function keyOf({ pair, start }: Pick<MarketCandles, 'pair' | 'start'>): string {
  return `${pair} ${start}`
}
