import { monthName } from './chartText.ts'

export type TimeMark = { readonly index: number; readonly text: string }

type Pace = {
  /** Seconds, about. */
  readonly lasts: number
  /** The same number for all times of one stretch. */
  readonly count: (time: number) => number
  readonly text: (mark: Date, before: { readonly point: Date; readonly mark: Date | undefined }) => string
}

const hour = 3_600
const day = 24 * hour
const month = 30.4 * day

const hours = (many: number): Pace => ({
  lasts: many * hour,
  count: (time) => Math.floor(time / (many * hour)),
  text: (at, { point }) =>
    at.getUTCDate() === point.getUTCDate() ? at.toISOString().slice(11, 16) : dayText(at),
})

const days = (many: number): Pace => ({
  lasts: many * day,
  count: (time) => Math.floor(time / (many * day)),
  text: (at, { mark }) => (at.getUTCMonth() === mark?.getUTCMonth() ? String(at.getUTCDate()) : dayText(at)),
})

const months = (many: number): Pace => ({
  lasts: many * month,
  count: (time) => Math.floor(monthsSinceZero(new Date(time * 1_000)) / many),
  text: (at, { mark }) =>
    at.getUTCFullYear() === mark?.getUTCFullYear() ? monthName(at) : String(at.getUTCFullYear()),
})

const paces = [
  ...[1, 2, 3, 6, 12].map(hours),
  ...[1, 2, 4, 7, 14].map(days),
  ...[1, 2, 3, 6, 12, 24, 60, 120, 240].map(months),
]

/** So near the left edge, in parts of the width, half a text would stand outside of a phone's chart. */
const edge = 0.07

/** What stands under a chart: a few of its times, where an hour, a day or a month begins. */
export function timeMarks(times: readonly number[], most = 7): readonly TimeMark[] {
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const pace = paces.find(({ lasts }) => span / lasts <= most)
  if (!pace) return []
  const marks: TimeMark[] = []
  let mark: Date | undefined
  for (const [index, time] of times.entries()) {
    const before = times[index - 1]
    if (before === undefined || pace.count(before) === pace.count(time)) continue
    if (index < times.length * edge) continue
    const at = new Date(time * 1_000)
    marks.push({ index, text: pace.text(at, { point: new Date(before * 1_000), mark }) })
    mark = at
  }
  return marks
}

function dayText(date: Date): string {
  return `${monthName(date)} ${date.getUTCDate()}`
}

function monthsSinceZero(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
