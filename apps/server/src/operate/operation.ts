import type { Metric } from '../metrics/metric.ts'
import type { PlaceClass } from '../settings/operateSettings.ts'

/** What only the process around the routes knows. */
export type Operation = {
  readonly metrics: readonly Metric[]
  /** It was told to stop. */
  isStopping(): boolean
  /** Classes of requests that nobody has been let in to for a while. */
  fullClasses(): readonly PlaceClass[]
}

/** For routes without a process around them. */
export const noOperation: Operation = { metrics: [], isStopping: () => false, fullClasses: () => [] }
