import type { ChartData } from './chartData.ts'

/** `Jan 15, 12:05 UTC`: days begin where the chain's do. Days alone where each point is one. */
export function createTimeText(times: readonly number[]): (time: number) => string {
  const [first = 0, second = first] = times
  const isDaily = second - first >= 86_400
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(isDaily ? { year: 'numeric' } : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
  return (time) => `${format.format(time * 1_000)}${isDaily ? '' : ' UTC'}`
}

/** What the crosshair stands on: `Jan 15, 12:05 UTC. Price $0.0099. Volume $120.` */
export function pointText({ times, series }: ChartData, index: number): string {
  const time = times[index]
  if (time === undefined) return ''
  const values = series.map(({ label, values, format }) => {
    const value = values[index]
    return `${label} ${value === null || value === undefined ? 'n/a' : format(value)}`
  })
  return [createTimeText(times)(time), ...values].map((part) => `${part}.`).join(' ')
}
