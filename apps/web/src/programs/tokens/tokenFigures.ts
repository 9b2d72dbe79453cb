import type { MarketTokenReply } from '@love/protocol/market/marketReplies'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { decimalFigure } from '../../chain/prices/decimalFigure.ts'

/** What was read so far. What is undefined has not come yet, unless its failure says why it will not. */
export type TokenReadings = {
  /** USD for one whole token; undefined until the pairs are read. */
  readonly price: ((token: Token) => Figure) | undefined
  /** By symbol, in the smallest parts. */
  readonly supplies: Readonly<Record<string, bigint>> | undefined
  readonly suppliesFailure: string | undefined
  readonly market: readonly (MarketTokenReply | undefined)[]
  readonly marketFailure: string | undefined
  /** By symbol; undefined without a wallet. */
  readonly balances: Readonly<Record<string, bigint>> | 'loading' | undefined
}

/** All figures of one token, each there or with the reason why not. Prices and values are in USD. */
export type TokenFigures = {
  readonly price: Figure
  /** In whole tokens. */
  readonly supply: Figure
  readonly marketValue: Figure
  readonly change: Figure
  readonly low: Figure
  readonly high: Figure
  readonly volume: Figure
  readonly liquidity: Figure
  /** In whole tokens; undefined without a wallet. */
  readonly balance: Figure | undefined
  readonly value: Figure | undefined
}

export function tokenFigures(token: Token, readings: TokenReadings): TokenFigures {
  const price = readings.price?.(token) ?? beingRead
  const supply = wholeTokens(token, readings.supplies, readings.suppliesFailure)
  const balance =
    readings.balances &&
    (readings.balances === 'loading' ? beingRead : wholeTokens(token, readings.balances, undefined))
  return {
    price,
    supply,
    marketValue: combine([supply, price], multiply),
    ...history(token, readings),
    balance,
    value: balance && combine([balance, price], multiply),
  }
}

function wholeTokens(
  token: Token,
  amounts: Readonly<Record<string, bigint>> | undefined,
  failure: string | undefined,
): Figure {
  const raw = amounts?.[token.symbol]
  if (raw !== undefined) return amountFraction({ raw, token })
  return failure === undefined ? beingRead : unavailable(failure)
}

function history(
  { symbol }: Token,
  { market, marketFailure }: TokenReadings,
): Pick<TokenFigures, 'change' | 'low' | 'high' | 'volume' | 'liquidity'> {
  const found = market.find((reply) => reply?.symbol === symbol)
  if (!found) {
    const none = marketFailure === undefined ? beingRead : unavailable(marketFailure)
    return { change: none, low: none, high: none, volume: none, liquidity: none }
  }
  const young = 'less than a day of history'
  const unknown = 'no data from the server'
  return {
    change: decimalFigure(found.change24h, young),
    low: decimalFigure(found.low24h, young),
    high: decimalFigure(found.high24h, young),
    volume: decimalFigure(found.volumeUsd24h, unknown),
    liquidity: decimalFigure(found.liquidityUsd, unknown),
  }
}
