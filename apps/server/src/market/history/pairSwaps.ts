import { exactAmount } from '@love/protocol/amounts/amount'
import { candleSpans, type PairSwap } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { wholeNumberSetting } from '../../settings/values.ts'
import type { Tables } from '../../store/migrations/index.ts'
import type { Database } from '../../store/openStore.ts'
import { spanStart } from '../ingest/candle.ts'
import { type ClosesOf, type ReadCloses, readClosesOf } from './createClosesReader.ts'
import { createUsdPrice, usdText, usdValue } from './createUsdPrice.ts'
import { MarketQueryError } from './marketQuery.ts'
import { refuseUnknown } from './marketToken.ts'
import { type Span, spanCount } from './readCandles.ts'

const USUAL_SWAPS = 25

const MOST_SWAPS = 100

const limit = wholeNumberSetting(1, MOST_SWAPS)

/** `?limit=25` */
export function parseLimit(query: URLSearchParams): number {
  refuseUnknown(query, ['limit'])
  const text = query.get('limit')
  if (text === null) return USUAL_SWAPS
  const parsed = limit.safeParse(text)
  if (parsed.success) return parsed.data
  throw new MarketQueryError(`“limit” must be a whole number from 1 to ${MOST_SWAPS}.`)
}

type SwapRow = Omit<Tables['market_swaps'], 'pair' | 'block' | 'log_index'>

type PairSwapsParameters = { pair: PairDefinition; limit: number; readCloses: ReadCloses }

/** The last swaps of a pair, newest first. */
export async function pairSwaps(
  db: Database,
  { pair, limit, readCloses }: PairSwapsParameters,
): Promise<PairSwap[]> {
  const rows = await db
    .selectFrom('market_swaps')
    .select(['timestamp', 'transaction_hash', 'token_in', 'token_out', 'base_in', 'base_out'])
    .where('pair', '=', pair.name)
    .orderBy('timestamp', 'desc')
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(limit)
    .execute()
  const [newest, oldest] = [rows[0], rows.at(-1)]
  if (!newest || !oldest) return []
  const span = spanOf(oldest.timestamp, newest.timestamp)
  const price = createUsdPrice(pair.base)
  const closes = await readClosesOf(db, { pairs: price.pairs, span, readCloses })
  return rows.map((row) => pairSwap(pair, row, priceAt(closes, span, price)))
}

type PriceAt = (timestamp: number) => ReturnType<ReturnType<typeof createUsdPrice>['at']>

function priceAt(closes: ClosesOf, span: Span, { at }: ReturnType<typeof createUsdPrice>): PriceAt {
  return (timestamp) => at(closes((spanStart(timestamp, span.seconds) - span.first) / span.seconds))
}

/** A swap that pays back a part of what it takes counts with the rest. */
function pairSwap({ base, other }: PairDefinition, row: SwapRow, priceAt: PriceAt): PairSwap {
  const bought = BigInt(row.base_out) - BigInt(row.base_in)
  const raw = absolute(bought)
  const price = priceAt(row.timestamp)
  return [
    row.timestamp,
    row.transaction_hash,
    bought >= 0n ? 'buy' : 'sell',
    exactAmount({ raw, token: base }),
    exactAmount({ raw: absolute(BigInt(row.token_in) - BigInt(row.token_out)), token: other }),
    usdText(price && usdValue(raw, base, price)),
  ]
}

function absolute(raw: bigint): bigint {
  return raw < 0n ? -raw : raw
}

/** As many as an answer of candles has: where the swaps lie far apart, longer ones. */
const MOST_SPANS = 1_500

function spanOf(oldest: number, newest: number): Span {
  const spans = Object.values(candleSpans).map((seconds) => ({
    seconds,
    first: spanStart(oldest, seconds),
    last: spanStart(newest, seconds),
  }))
  return spans.reduce((span, longer) => (spanCount(span) > MOST_SPANS ? longer : span))
}
