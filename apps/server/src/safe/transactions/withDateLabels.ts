import type { TransactionListPage, TransactionSummary } from '@love/safe/api/replies/transactions'

export type DateLabelsParameters = {
  summaries: readonly TransactionSummary[]
  timeZone?: string | undefined
  /** When the last one before this page happened: its day has its label there. */
  previous?: number | undefined
}

/** Each day once, before the first of its transactions. */
export function withDateLabels(parameters: DateLabelsParameters): TransactionListPage['results'] {
  const { summaries, timeZone, previous } = parameters
  let day = previous === undefined ? undefined : dayStart(previous, timeZone)
  return summaries.flatMap((summary) => {
    const start = dayStart(summary.timestamp, timeZone)
    if (start === day) return [listItem(summary)]
    day = start
    return [{ type: 'DATE_LABEL' as const, timestamp: start }, listItem(summary)]
  })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** There are about 600 zones, and making a format takes long. */
const mostFormats = 1_000

const dayMs = 86_400_000

/** The first moment of the day, in milliseconds, as people in that zone count days. */
export function dayStart(time: number, timeZone = 'UTC'): number {
  const day = localTime(time, timeZone)
  const midnight = day - modulo(day, dayMs)
  // What clocks show at a moment depends on the moment: the second try is right also around a change of the clock.
  const near = midnight - offsetAt(midnight - offsetAt(time, timeZone), timeZone)
  return localTime(near, timeZone) === midnight ? near : firstMomentAfter(near, midnight, timeZone)
}

/** Some zones skip midnight once a year. Changes of the clock happen at whole quarters of an hour. */
function firstMomentAfter(near: number, midnight: number, timeZone: string): number {
  const quarter = 900_000
  const begin = near - modulo(near, quarter) - 8 * quarter
  for (let time = begin; time <= near + 8 * quarter; time += quarter)
    if (localTime(time, timeZone) >= midnight) return time
  return near
}

function offsetAt(time: number, timeZone: string): number {
  return localTime(time, timeZone) - time
}

/** What the clocks show, read as if they showed UTC. */
function localTime(time: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(time)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + modulo(time, 1_000)
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...numeric, ...clock })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(timeZone, format)
  return format
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

/** What has happened is in conflict with nothing. */
export function listItem(transaction: TransactionSummary) {
  return { type: 'TRANSACTION', transaction, conflictType: 'None' } as const
}
