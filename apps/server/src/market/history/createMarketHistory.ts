import type { CandlesReply, MarketHead, TokenPricesReply } from '@love/protocol/market/marketReplies'
import { baseTokens, routingPairs } from '@love/protocol/pairs/index'
import { candles } from './candles.ts'
import { createClosesReader } from './createClosesReader.ts'
import { createHistoryAnswers, type HistoryAnswersDeps } from './createHistoryAnswers.ts'
import { marketPairs } from './marketPairs.ts'
import { marketToken } from './marketToken.ts'
import { parseSpan, refuseParameters } from './parseSpan.ts'
import { resolveSpan } from './resolveSpan.ts'
import type { AskedSpan } from './span.ts'
import { tokenPrices } from './tokenPrices.ts'

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
        const pair = routingPairs.find((one) => one.name === name)
        if (!pair)
          return `There is no such pair. The pairs are ${listed(routingPairs.map((one) => one.name))}.`
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

const noToken = `There is no such token here. The tokens are ${listed(baseTokens.map((one) => one.symbol))}.`

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function keyOf({ interval, from, to }: AskedSpan): string {
  return `${interval}.${from ?? ''}.${to ?? ''}`
}
