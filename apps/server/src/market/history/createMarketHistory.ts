import {
  type CandleInterval,
  type CandlesReply,
  candleSpans,
  type MarketHead,
  type PairSwapsReply,
  type TokenPricesReply,
} from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { baseTokens, routingPairs } from '@love/protocol/pairs/pairs'
import type { Token } from '@love/protocol/tokens/token'
import type { Database } from '../../store/openStore.ts'
import { spanStart } from '../ingest/candle.ts'
import { candles } from './candles.ts'
import { createClosesReader, type ReadCloses, readClosesOf } from './createClosesReader.ts'
import { createHistoryAnswers, type HistoryAnswersDeps } from './createHistoryAnswers.ts'
import { createUsdPrice } from './createUsdPrice.ts'
import { marketPairs } from './marketPairs.ts'
import { MarketQueryError } from './marketQuery.ts'
import { marketToken, refuseUnknown } from './marketToken.ts'
import { pairSwaps, parseLimit } from './pairSwaps.ts'
import { type AskedSpan, parseTime, type Span, spanCount } from './readCandles.ts'
import { significantText } from './significantText.ts'

/** `/market/pairs` and `/market/tokens`: what was stored of the chain, as it was at the newest block. */
export function createMarketHistory(deps: HistoryAnswersDeps) {
  const closesAt = createClosesReader()
  const answer = createHistoryAnswers(deps)

  return {
    pairs: (request: Request) =>
      answer(request, (query) => {
        refuseParameters(query)
        return { key: 'pairs', answerAt: (head) => async (db) => ({ pairs: await marketPairs(db, head) }) }
      }),

    candles: (request: Request, name: string) =>
      answer(request, (query) => {
        const pair = pairNamed(name)
        if (!pair) return noPair
        const asked = parseSpan(query)
        return {
          key: `candles.${name}.${keyOf(asked)}`,
          answerAt: (head) => {
            const parameters = { span: resolveSpan(asked, head), readCloses: closesAt(head) }
            return async (db): Promise<Omit<CandlesReply, keyof MarketHead>> => ({
              name,
              interval: asked.interval,
              candles: await candles(db, { pair, ...parameters }),
            })
          },
        }
      }),

    swaps: (request: Request, name: string) =>
      answer(request, (query) => {
        const pair = pairNamed(name)
        if (!pair) return noPair
        const limit = parseLimit(query)
        return {
          key: `swaps.${name}.${limit}`,
          answerAt:
            (head) =>
            async (db): Promise<Omit<PairSwapsReply, keyof MarketHead>> => ({
              name,
              swaps: await pairSwaps(db, { pair, limit, readCloses: closesAt(head) }),
            }),
        }
      }),

    token: (request: Request, symbol: string) =>
      answer(request, (query) => {
        const token = baseTokens.find((one) => one.symbol === symbol)
        if (!token) return noToken
        refuseParameters(query)
        return { key: `token.${symbol}`, answerAt: (head) => (db) => marketToken(db, { token, head }) }
      }),

    prices: (request: Request, symbol: string) =>
      answer(request, (query) => {
        const token = baseTokens.find((one) => one.symbol === symbol)
        if (!token) return noToken
        const asked = parseSpan(query)
        return {
          key: `prices.${symbol}.${keyOf(asked)}`,
          answerAt: (head) => {
            const parameters = { span: resolveSpan(asked, head), readCloses: closesAt(head) }
            return async (db): Promise<Omit<TokenPricesReply, keyof MarketHead>> => ({
              symbol,
              interval: asked.interval,
              prices: await tokenPrices(db, { token, ...parameters }),
            })
          },
        }
      }),
  }
}

const noPair = `Unknown pair. The pairs are ${listed(routingPairs.map((one) => one.name))}.`

const noToken = `Unknown token. The tokens are ${listed(baseTokens.map((one) => one.symbol))}.`

function pairNamed(name: string): PairDefinition | undefined {
  return routingPairs.find((one) => one.name === name)
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function keyOf({ interval, from, to }: AskedSpan): string {
  return `${interval}.${from ?? ''}.${to ?? ''}`
}

/** At the end of every span, wherever there was a price. */
async function tokenPrices(
  db: Database,
  { token, span, readCloses }: { token: Token; span: Span; readCloses: ReadCloses },
): Promise<TokenPricesReply['prices']> {
  const priceUsd = createUsdPrice(token)
  const closes = await readClosesOf(db, { pairs: priceUsd.pairs, span, readCloses })
  return Array.from({ length: spanCount(span) }, (_, at) => at).flatMap((at) => {
    const price = priceUsd.at(closes(at))
    return price ? [[span.first + at * span.seconds, significantText(price)] as const] : []
  })
}

const DAY = 86_400

const usualLength: Readonly<Record<CandleInterval, number>> = { '5m': DAY, '1h': 30 * DAY, '1d': 365 * DAY }

const MOST_CANDLES = 1_500

/** From the span that holds `from` to the one that holds `to`; nothing is known after the newest block. */
function resolveSpan({ interval, from, to }: AskedSpan, head: { timestamp: number }): Span {
  const seconds = candleSpans[interval]
  const end = to ?? Math.max(head.timestamp, from ?? 0)
  const begin = from ?? Math.max(0, end - usualLength[interval])
  if (begin > end) throw new MarketQueryError('“from” must not be later than “to”.')
  const first = spanStart(begin, seconds)
  const span = { seconds, first, last: spanStart(Math.min(end, head.timestamp), seconds) }
  if (spanCount(span) <= MOST_CANDLES) return span
  throw new MarketQueryError(
    `More than ${MOST_CANDLES} candles of ${interval} between “from” and “to”: choose a shorter period or a longer interval.`,
  )
}

/** `?interval=1h&from=&to=` */
function parseSpan(query: URLSearchParams): AskedSpan {
  refuseUnknown(query, ['interval', 'from', 'to'])
  return {
    interval: parseInterval(query.get('interval')),
    from: parseTime(query, 'from'),
    to: parseTime(query, 'to'),
  }
}

/** For addresses that take none. */
function refuseParameters(query: URLSearchParams): void {
  if (query.size > 0) throw new MarketQueryError('This URL takes no parameters.')
}

function parseInterval(text: string | null): CandleInterval {
  const names = Object.keys(candleSpans)
  if (text === null || !isInterval(text)) {
    throw new MarketQueryError(`“interval” must be one of ${names.join(', ')}.`)
  }
  return text
}

function isInterval(text: string): text is CandleInterval {
  return Object.hasOwn(candleSpans, text)
}
