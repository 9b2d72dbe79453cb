import { type CandleInterval, candleSpans } from '@love/protocol/market/marketReplies'
import { MarketQueryError } from './MarketQueryError.ts'
import { parseTime } from './parseTime.ts'
import { refuseUnknown } from './refuseUnknown.ts'
import type { AskedSpan } from './span.ts'

/** `?interval=1h&from=&to=` */
export function parseSpan(query: URLSearchParams): AskedSpan {
  refuseUnknown(query, ['interval', 'from', 'to'])
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
