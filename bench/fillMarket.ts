import { openingPairs, openingPrices } from '@love/devnet/market/openingMarket'
import type { Token } from '@love/protocol/tokens/token'
import { addSwap, candleOfSync, joinCandles } from '@love/server/market/ingest/candle'
import type { MarketCandles } from '@love/server/store/migrations/market'
import type { Database } from '@love/server/store/openStore'

export type FillMarketParameters = { swaps: number; from: number; to: number }

const intervals = [300, 3_600, 86_400]
/** Below what a statement may have of parameters, on either engine. */
const ROWS_A_STATEMENT = 1_000

/** Trades of all pairs, evenly over a time, as the follower would have stored them. */
export async function fillMarket(db: Database, { swaps, from, to }: FillMarketParameters): Promise<void> {
  const market = openingPairs.map(({ pair, liquidityUsd }) => ({
    pair: pair.name,
    base: rawFor(pair.base, liquidityUsd / 2),
    other: rawFor(pair.other, liquidityUsd / 2),
  }))
  const candles = new Map<string, MarketCandles>()
  const random = createRandom()
  let syncRows = []
  let swapRows = []
  let first = 0
  for (let block = 0; block < swaps; block++) {
    // A few neighbours at a time, as the devnet trades.
    if (block % 5 === 0) first = Math.floor(random() * market.length)
    const held = market[(first + (block % 5)) % market.length]
    if (!held) continue
    const trade = move(held, random())
    const timestamp = from + Math.floor((block / swaps) * (to - from))
    const place = { pair: held.pair, timestamp }
    const sync = { ...place, reserve_token: `${held.other}`, reserve_base: `${held.base}` }
    const transaction_hash = `0x${block.toString(16).padStart(64, '0')}`
    syncRows.push({ ...sync, block, log_index: 0 })
    swapRows.push({ ...place, block, log_index: 1, transaction_hash, ...trade })
    for (const seconds of intervals) {
      const candle = addSwap(candleOfSync(sync, seconds), trade)
      const key = `${seconds} ${candle.start} ${held.pair}`
      const before = candles.get(key)
      candles.set(key, before ? joinCandles(before, candle) : candle)
    }
    if (syncRows.length < ROWS_A_STATEMENT && block < swaps - 1) continue
    const [someSyncs, someSwaps] = [syncRows, swapRows]
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('market_syncs').values(someSyncs).execute()
      await transaction.insertInto('market_swaps').values(someSwaps).execute()
    })
    syncRows = []
    swapRows = []
  }
  const rows = [...candles.values()]
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await db
      .insertInto('market_candles')
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute()
  }
}

/** Up to a hundredth of the pool, either way, at a constant product. */
function move(held: { base: bigint; other: bigint }, chance: number) {
  const product = held.base * held.other
  const base = held.base + (held.base * BigInt(Math.floor(chance * 20_000) - 10_000)) / 1_000_000n
  const other = product / base
  const [moreBase, moreOther] = [base - held.base, other - held.other]
  held.base = base
  held.other = other
  const [zero, positive] = ['0', (value: bigint) => `${value > 0n ? value : -value}`]
  return moreBase > 0n
    ? { base_in: positive(moreBase), base_out: zero, token_in: zero, token_out: positive(moreOther) }
    : { base_in: zero, base_out: positive(moreBase), token_in: positive(moreOther), token_out: zero }
}

function rawFor({ symbol, decimals }: Pick<Token, 'symbol' | 'decimals'>, usd: number): bigint {
  const millionths = BigInt(Math.round((usd / (openingPrices[symbol] ?? 1)) * 1e6))
  return (millionths * 10n ** BigInt(decimals)) / 1_000_000n
}

/** The same trades with every run. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
