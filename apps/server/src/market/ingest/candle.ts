import type { MarketCandles } from '../../store/migrations/market.ts'
import type { SwapRow, SyncRow } from './marketRows.ts'

/** The beginning of the span that a moment is in. */
export function spanStart(timestamp: number, seconds: number): number {
  return timestamp - (timestamp % seconds)
}

/** A span in which a pair changed once. */
export function candleOfSync(sync: Omit<SyncRow, 'block' | 'log_index'>, seconds: number): MarketCandles {
  const { pair, timestamp, reserve_token: token, reserve_base: base } = sync
  return {
    pair,
    seconds,
    start: spanStart(timestamp, seconds),
    open_token: token,
    open_base: base,
    high_token: token,
    high_base: base,
    low_token: token,
    low_base: base,
    close_token: token,
    close_base: base,
    volume_token: '0',
    volume_base: '0',
    swaps: 0,
  }
}

/** One candle of two of the same span, of which the second is the later. */
export function joinCandles(a: MarketCandles, b: MarketCandles): MarketCandles {
  const high = [price(a.high_token, a.high_base), price(b.high_token, b.high_base)] as const
  const low = [price(a.low_token, a.low_base), price(b.low_token, b.low_base)] as const
  return {
    ...a,
    ...(isBetter(...high, isDearer) && { high_token: b.high_token, high_base: b.high_base }),
    ...(isBetter(...low, (a, b) => isDearer(b, a)) && {
      low_token: b.low_token,
      low_base: b.low_base,
    }),
    close_token: b.close_token,
    close_base: b.close_base,
    volume_token: sum(a.volume_token, b.volume_token),
    volume_base: sum(a.volume_base, b.volume_base),
    swaps: a.swaps + b.swaps,
  }
}

/** What went in and what came out counts as traded. */
export function addSwap(
  candle: MarketCandles,
  {
    token_in,
    token_out,
    base_in,
    base_out,
  }: Pick<SwapRow, 'token_in' | 'token_out' | 'base_in' | 'base_out'>,
): MarketCandles {
  return {
    ...candle,
    volume_token: sum(candle.volume_token, token_in, token_out),
    volume_base: sum(candle.volume_base, base_in, base_out),
    swaps: candle.swaps + 1,
  }
}

/** What one base costs, as a ratio; undefined while a side is empty. */
type Price = { base: bigint; other: bigint } | undefined

function price(other: string, base: string): Price {
  return other === '0' || base === '0' ? undefined : { base: BigInt(base), other: BigInt(other) }
}

/** Of equal ones the first stays, and any price is better than none. */
function isBetter(
  before: Price,
  after: Price,
  beats: (a: NonNullable<Price>, b: NonNullable<Price>) => boolean,
): boolean {
  return after !== undefined && (before === undefined || beats(after, before))
}

function isDearer(a: NonNullable<Price>, b: NonNullable<Price>): boolean {
  return a.other * b.base > b.other * a.base
}

function sum(...amounts: string[]): string {
  return amounts.reduce((total, amount) => total + BigInt(amount), 0n).toString()
}
