import type { Metric } from '../metrics/metric.ts'

/** What only the process around the routes knows. */
export type Operation = {
  readonly metrics: readonly Metric[]
  /** It was told to stop. */
  isStopping(): boolean
}

/** For routes without a process around them. */
export const noOperation: Operation = { metrics: [], isStopping: () => false }
