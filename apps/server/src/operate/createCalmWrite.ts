import type { LogFields } from '../log.ts'
import type { Metric } from '../metrics/metric.ts'
import type { PlaceClass } from '../settings/operateSettings.ts'

export type CalmWriteParameters = {
  write: (event: string, fields: LogFields) => void
  now: () => number
}

const MOST_A_SECOND = 10

const SECOND_MS = 1_000

/** When everything fails, the log tells so, but not for each of thousands of requests. */
export function createCalmWrite({ write, now }: CalmWriteParameters): CalmWriteParameters['write'] {
  let since = Number.NEGATIVE_INFINITY
  let written = 0
  let left = 0

  return (event, fields) => {
    const at = now()
    // A clock that was set back begins anew.
    if (at - since >= SECOND_MS || at < since) {
      since = at
      written = 0
    }
    if (written >= MOST_A_SECOND) {
      left += 1
      return
    }
    written += 1
    write(event, left > 0 ? { ...fields, leftOut: left } : fields)
    left = 0
  }
}

/** What only the process around the routes knows. */
export type WriteOperation = {
  readonly metrics: readonly Metric[]
  /** It was told to stop. */
  isStopping(): boolean
  /** Classes of requests that nobody has been let in to for a while. */
  fullClasses(): readonly PlaceClass[]
}

/** For routes without a process around them. */
export const noOperation: WriteOperation = { metrics: [], isStopping: () => false, fullClasses: () => [] }
