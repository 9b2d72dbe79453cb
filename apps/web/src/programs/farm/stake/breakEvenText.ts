import { formatDecimal } from '@love/protocol/format/formatNumber'
import { once } from '@love/protocol/once'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, toDecimal } from '@love/protocol/prices/fraction'

/** Nobody plans further, and calendars end. */
const mostDays = 36_500n
const date = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))

/** “after 12.5 days, on Nov 27, 2026”; a reason where there is no such day. */
export function breakEvenText(days: Figure, timestamp: bigint): string {
  if (!isAvailable(days)) return days.unavailable
  if (days.numerator >= mostDays * days.denominator) return 'after more than 100 years'
  const words = isLessThanADay(days) ? 'on the first day' : `after ${daysText(days)}`
  const seconds = timestamp + (days.numerator * 86_400n) / days.denominator
  return `${words}, on ${date().format(Number(seconds) * 1_000)}`
}

function isLessThanADay({ numerator, denominator }: Fraction): boolean {
  return numerator < denominator
}

function daysText(days: Fraction): string {
  const text = formatDecimal(toDecimal(days, 1))
  return text === '1' ? '1 day' : `${text} days`
}
