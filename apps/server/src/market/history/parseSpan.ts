import { type CandleInterval, candleSpans } from '@love/protocol/market/marketReplies'
import { wholeNumber } from '../../settings/wholeNumber.ts'
import { MarketQueryError } from './MarketQueryError.ts'
import type { AskedSpan } from './span.ts'

/** In the year 2286. Anything above is a time in milliseconds, sent by mistake. */
const LATEST = 9_999_999_999
const time = wholeNumber(0, LATEST)
const known = new Set(['interval', 'from', 'to'])

/** `?interval=1h&from=&to=`. A name that is not known is refused: a misspelt one would be taken for the default. */
export function parseSpan(query: URLSearchParams): AskedSpan {
  for (const name of query.keys()) {
    if (!known.has(name) || query.getAll(name).length > 1) {
      throw new MarketQueryError('The parameters are interval, from and to, each at most once.')
    }
  }
  return {
    interval: parseInterval(query.get('interval')),
    from: parseTime(query, 'from'),
    to: parseTime(query, 'to'),
  }
}

/** For addresses that take none. */
export function refuseParameters(query: URLSearchParams): void {
  if (query.size > 0) throw new MarketQueryError('This address takes no parameters.')
}

function parseInterval(text: string | null): CandleInterval {
  const names = Object.keys(candleSpans)
  if (text === null || !isInterval(text)) {
    throw new MarketQueryError(`The parameter interval must be one of ${names.join(', ')}.`)
  }
  return text
}

function isInterval(text: string): text is CandleInterval {
  return Object.hasOwn(candleSpans, text)
}

function parseTime(query: URLSearchParams, name: 'from' | 'to'): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const parsed = time.safeParse(text)
  if (parsed.success) return parsed.data
  throw new MarketQueryError(
    `The parameter ${name} must be a time in whole seconds since 1970, from 0 to ${LATEST}, in plain digits.`,
  )
}
