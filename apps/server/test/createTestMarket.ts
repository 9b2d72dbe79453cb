import { addSwap, candleOfSync, joinCandles } from '../src/market/ingest/candle.ts'
import type { MarketCandles } from '../src/store/migrations/market.ts'
import type { Database } from '../src/store/openStore.ts'

/** A change of what a pair holds, in the smallest parts, and what was traded with it. */
export type TestChange = {
  pair: string
  at: number
  base: bigint
  other: bigint
  volumeBase?: bigint
  swap?: TestSwap
}

/** In the smallest parts; what is below zero went into the pool. */
type TestSwap = { baseOut: bigint; otherOut: bigint }

/** For tests: stores changes, and the candles that follow from them. */
export async function createTestMarket(db: Database, changes: readonly TestChange[]): Promise<void> {
  const sorted = [...changes].sort((a, b) => a.at - b.at)
  const candles = new Map<string, MarketCandles>()
  for (const [block, { pair, at, base, other, volumeBase = 0n, swap }] of sorted.entries()) {
    const change = { pair, timestamp: at, reserve_token: String(other), reserve_base: String(base) }
    await db
      .insertInto('market_syncs')
      .values({ ...change, block, log_index: 0 })
      .execute()
    for (const seconds of [300, 3_600, 86_400]) {
      const candle = candleOfSync(change, seconds)
      const key = `${pair} ${seconds} ${candle.start}`
      const before = candles.get(key)
      const after = before ? joinCandles(before, candle) : candle
      const traded = { token_in: '0', token_out: '0', base_in: String(volumeBase), base_out: '0' }
      candles.set(key, volumeBase > 0n ? addSwap(after, traded) : after)
    }
    if (swap)
      await db
        .insertInto('market_swaps')
        .values(swapRow({ ...swap, pair, timestamp: at, block }))
        .execute()
  }
  for (const candle of candles.values()) await db.insertInto('market_candles').values(candle).execute()
}

/** The number of its block stands for its hash. */
function swapRow({
  baseOut,
  otherOut,
  block,
  ...place
}: TestSwap & { pair: string; timestamp: number; block: number }) {
  const out = (raw: bigint) => String(raw > 0n ? raw : 0n)
  return {
    ...place,
    block,
    log_index: 0,
    transaction_hash: `0x${block.toString(16).padStart(64, '0')}`,
    base_in: out(-baseOut),
    base_out: out(baseOut),
    token_in: out(-otherOut),
    token_out: out(otherOut),
  }
}
