import type { Metric, Sample } from './metric.ts'

export type Histogram = { readonly metric: Metric; observe(label: string, seconds: number): void }

/** Seconds. The smallest are for what is kept in memory, the largest for what waits for the chain. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { readonly counts: number[]; sum: number }

/** How long something took, by one label. */
export function createHistogram({
  name,
  help,
  label,
}: {
  name: string
  help: string
  label: string
}): Histogram {
  const all = new Map<string, Series>()

  return {
    metric: {
      ...{ name, help, type: 'histogram' },
      read: () => [...all].flatMap(([one, series]) => samplesOf({ [label]: one }, series)),
    },
    observe(one, seconds) {
      let series = all.get(one)
      if (!series) {
        series = { counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 }
        all.set(one, series)
      }
      let at = 0
      while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at += 1
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.sum += seconds
    },
  }
}

/** Each bucket holds those below it too. */
function samplesOf(labels: Record<string, string>, { counts, sum }: Series): readonly Sample[] {
  let count = 0
  const buckets = counts.map((own, at): Sample => {
    count += own
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: count }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}
