import type { Candle } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Database } from '../../store/openStore.ts'
import { type ReadCloses, readClosesOf } from './createClosesReader.ts'
import { createUsdPrice, usdText, usdValue } from './createUsdPrice.ts'
import { liquidityValue } from './marketPairs.ts'
import type { MarketReserves } from './marketQuery.ts'
import { type CandleRow, fillForward, readCandles, type Span } from './readCandles.ts'
import { quotientText } from './significantText.ts'

export type CandlesParameters = { pair: PairDefinition; span: Span; readCloses: ReadCloses }

/** One for every span since the pair's first; none where it had no price. */
export async function candles(
  db: Database,
  { pair, span, readCloses }: CandlesParameters,
): Promise<Candle[]> {
  const prices = { base: createUsdPrice(pair.base), other: createUsdPrice(pair.other) }
  const sources = new Set([...prices.base.pairs, ...prices.other.pairs])
  sources.delete(pair)
  const rows = await readCandles(db, { pair, span })
  const closes = await readClosesOf(db, { pairs: [...sources], span, readCloses })
  const list: Candle[] = []
  let last: CandleRow | undefined
  let drawn: DrawnCandle | undefined
  for (const [at, row] of fillForward(rows, span).entries()) {
    if (row && row !== last) drawn = drawCandle(pair, row)
    last = row
    if (!row || !drawn) continue
    const { close, closeText, others } = drawn
    const start = span.first + at * span.seconds
    const sourcesHold = closes(at)
    const reserves = (one: PairDefinition) => (one === pair ? close : sourcesHold(one))
    const usd = { base: prices.base.at(reserves), other: prices.other.at(reserves) }
    const liquidity = usdText(liquidityValue(pair, close, usd))

    if (row.start !== start) {
      list.push([start, closeText, closeText, closeText, closeText, '0', liquidity])
    } else if (others) {
      const volume = BigInt(row.volume_base)
      // Nothing is worth nothing, at any price.
      const volumeUsd = volume === 0n ? 0n : usd.base && usdValue(volume, pair.base, usd.base)
      list.push([start, ...others, closeText, usdText(volumeUsd), liquidity])
    }
  }
  return list
}

type DrawnCandle = {
  readonly close: MarketReserves
  readonly closeText: string
  /** Open, high and low; undefined when there was no price at one of them. */
  readonly others: readonly [open: string, high: string, low: string] | undefined
}

/** Undefined when there was no price in the end. */
function drawCandle({ base, other }: PairDefinition, row: CandleRow): DrawnCandle | undefined {
  const exponent = base.decimals - other.decimals
  const text = (others: string, bases: string) =>
    others === '0' || bases === '0' ? undefined : quotientText(others, bases, exponent)
  const closeText = text(row.close_token, row.close_base)
  if (closeText === undefined) return undefined
  const open = text(row.open_token, row.open_base)
  const high = text(row.high_token, row.high_base)
  const low = text(row.low_token, row.low_base)
  const isWhole = open !== undefined && high !== undefined && low !== undefined
  return {
    close: { base: BigInt(row.close_base), other: BigInt(row.close_token) },
    closeText,
    others: isWhole ? [open, high, low] : undefined,
  }
}
