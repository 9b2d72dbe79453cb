import type { MarketHead, MarketTokenReply } from '@love/protocol/market/marketReplies'
import { routingPairs } from '@love/protocol/pairs/pairs'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import type { Database } from '../../store/openStore.ts'
import { createUsdPrice, usdText } from './createUsdPrice.ts'
import type { FollowedHead } from './head.ts'
import { liquidityValue } from './marketPairs.ts'
import { MarketQueryError } from './marketQuery.ts'
import { spanCount } from './readCandles.ts'
import { readDay, sum, volumeOfDay } from './readDay.ts'
import { percentChangeText, significantText } from './significantText.ts'

/** Volume and liquidity are those of all pairs with the token on either side. */
export async function marketToken(
  db: Database,
  { token, head }: { token: Token; head: Pick<FollowedHead, 'timestamp'> },
): Promise<Omit<MarketTokenReply, keyof MarketHead>> {
  const day = await readDay(db, head)
  const priceUsd = createUsdPrice(token)
  const now = priceUsd.at(day.now)
  const closes = Array.from({ length: spanCount(day.span) }, (_, at) => priceUsd.at(day.closes(at)))
  const known = closes.filter((price) => price !== undefined).sort(byValue)
  const itsPairs = routingPairs.filter((pair) => [pair.base.symbol, pair.other.symbol].includes(token.symbol))
  const usdNow = (one: Token) => createUsdPrice(one).at(day.now)
  const liquidity = itsPairs.map((pair) =>
    liquidityValue(pair, day.now(pair), { base: usdNow(pair.base), other: usdNow(pair.other) }),
  )
  const volumes = itsPairs.map((pair) => volumeOfDay(day, pair, createUsdPrice(pair.base)))
  return {
    symbol: token.symbol,
    priceUsd: text(now),
    change24h: percentChangeText(priceUsd.at(day.dayAgo), now),
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

/** A name that is not known is refused: a misspelt one would be taken for the default. */
export function refuseUnknown(query: URLSearchParams, known: readonly string[]): void {
  for (const name of query.keys()) {
    if (known.includes(name) && query.getAll(name).length === 1) continue
    const [first, ...others] = known
    if (first === undefined) throw new MarketQueryError('There are no parameters here.')
    if (others.length === 0) throw new MarketQueryError(`The only parameter is ${first}, at most once.`)
    const names = `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`
    throw new MarketQueryError(`The parameters are ${names}, each at most once.`)
  }
}
