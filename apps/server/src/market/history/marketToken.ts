import type { MarketHead, MarketTokenReply } from '@love/protocol/market/marketReplies'
import { routingPairs } from '@love/protocol/pairs/index'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import type { Database } from '../../store/openStore.ts'
import { changeText } from './changeText.ts'
import { createUsdPrice } from './createUsdPrice.ts'
import type { Head } from './head.ts'
import { liquidityValue } from './liquidityValue.ts'
import { readDay } from './readDay.ts'
import { significantText } from './significantText.ts'
import { spanCount } from './span.ts'
import { usdText } from './usdValue.ts'
import { sum, volumeOfDay } from './volumeOfDay.ts'

/** Volume and liquidity are those of all pairs with the token on either side. */
export async function marketToken(
  db: Database,
  { token, head }: { token: Token; head: Pick<Head, 'timestamp'> },
): Promise<Omit<MarketTokenReply, keyof MarketHead>> {
  const day = await readDay(db, head)
  const priceUsd = createUsdPrice(token)
  const now = priceUsd.at(day.now)
  const closes = Array.from({ length: spanCount(day.span) }, (_, at) => priceUsd.at(day.closes(at)))
  const known = closes.filter((price) => price !== undefined).sort(byValue)
  const itsPairs = routingPairs.filter((pair) => [pair.base.symbol, pair.token.symbol].includes(token.symbol))
  const usdNow = (one: Token) => createUsdPrice(one).at(day.now)
  const liquidity = itsPairs.map((pair) =>
    liquidityValue(pair, day.now(pair), { base: usdNow(pair.base), token: usdNow(pair.token) }),
  )
  const volumes = itsPairs.map((pair) => volumeOfDay(day, pair, createUsdPrice(pair.base)))
  return {
    symbol: token.symbol,
    priceUsd: text(now),
    change24h: changeText(priceUsd.at(day.dayAgo), now),
    low24h: text(known.at(0)),
    high24h: text(known.at(-1)),
    volumeUsd24h: usdText(sum(volumes)),
    liquidityUsd: usdText(sum(liquidity)),
  }
}

function text(price: Fraction | undefined): string | null {
  return price ? significantText(price) : null
}

function byValue(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : Number(difference > 0n)
}
