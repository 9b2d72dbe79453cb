import { wholeNumber } from '../../settings/wholeNumber.ts'
import { MarketQueryError } from './MarketQueryError.ts'

/** In the year 2286. Anything above is a time in milliseconds, sent by mistake. */
const LATEST = 9_999_999_999
const time = wholeNumber(0, LATEST)

/** Seconds since 1970; undefined where none is named. */
export function parseTime(query: URLSearchParams, name: 'from' | 'to'): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const parsed = time.safeParse(text)
  if (parsed.success) return parsed.data
  throw new MarketQueryError(
    `The parameter ${name} must be a time in whole seconds since 1970, from 0 to ${LATEST}, in plain digits.`,
  )
}
