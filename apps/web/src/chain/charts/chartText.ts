import type { ChartData } from './chartData.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `Jan 15, 12:05 UTC`: days begin where the chain's do. Days alone where each point is one. Without `Intl`, which is slow
 * to begin with.
 */
export function createTimeText(times: readonly number[]): (time: number) => string {
  const [first = 0, second = first] = times
  const isDaily = second - first >= 86_400
  return (time) => {
    const date = new Date(time * 1_000)
    const day = `${monthName(date)} ${date.getUTCDate()}`
    return isDaily ? `${day}, ${date.getUTCFullYear()}` : `${day}, ${date.toISOString().slice(11, 16)} UTC`
  }
}

export function monthName(date: Date): string {
  return months[date.getUTCMonth()] ?? ''
}

/** What the crosshair stands on, part by part: `Jan 15, 12:05 UTC.`, `Price $0.0099.`, `Volume $120.` */
export function pointParts({ times, series }: ChartData, index: number): readonly string[] {
  const time = times[index]
  if (time === undefined) return []
  const values = series.map(({ label, values, format }) => {
    const value = values[index]
    return `${label} ${value === null || value === undefined ? 'n/a' : format(value, index)}`
  })
  return [createTimeText(times)(time), ...values].map((part) => `${part}.`)
}
