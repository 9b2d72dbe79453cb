import type { Metric } from './metric.ts'

export type Counter = { readonly metric: Metric; add(...labels: readonly string[]): void }

/** Counts by the values of its labels, in their order. Whoever adds bounds how many different ones there are. */
export function createCounter({
  name,
  help,
  labels: names,
}: {
  name: string
  help: string
  labels: readonly string[]
}): Counter {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>()
  return {
    metric: { name, help, type: 'counter', read: () => [...counts.values()] },
    add(...values) {
      const key = values.join('\n')
      const known = counts.get(key)
      if (known) known.value += 1
      else
        counts.set(key, {
          labels: Object.fromEntries(names.map((one, at) => [one, values[at] ?? ''])),
          value: 1,
        })
    },
  }
}
