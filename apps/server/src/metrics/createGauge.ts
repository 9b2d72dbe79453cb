import type { Metric } from './metric.ts'

export type Gauge = {
  readonly metric: Metric
  /** What one of them is now. */
  set(label: string, value: number): void
}

/** Several values of one kind, told apart by one label. */
export function createGauge({ name, help, label }: { name: string; help: string; label: string }): Gauge {
  const values = new Map<string, number>()
  return {
    metric: {
      ...{ name, help, type: 'gauge' },
      read: () => [...values].map(([one, value]) => ({ labels: { [label]: one }, value })),
    },
    set: (one, value) => void values.set(one, value),
  }
}
