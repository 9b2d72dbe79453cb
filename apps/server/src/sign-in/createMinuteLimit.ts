import { createRecent } from '../createRecent.ts'

export type MinuteLimit = {
  /** Seconds to wait; 0 when the request may pass, which then counts. */
  take(key: string): number
}

export type MinuteLimitParameters = { most: number; now: () => number; maxKeys?: number }

const MINUTE_MS = 60_000

/** When it was passed in the last minute, from `first` on. */
type Passed = { times: number[]; first: number }

/** At most so many in any minute, whichever moment it begins with. */
export function createMinuteLimit({ most, now, maxKeys = 10_000 }: MinuteLimitParameters): MinuteLimit {
  const keys = createRecent<Passed>(maxKeys)

  return {
    take(key) {
      const at = now()
      const passed = keys.get(key) ?? { times: [], first: 0 }
      forget(passed, at - MINUTE_MS)
      const { times, first } = passed
      keys.set(key, passed)
      if (times.length - first < most) {
        times.push(at)
        return 0
      }
      const oldest = times[first] ?? at
      // A clock that was set back makes nobody wait longer.
      return Math.min(60, Math.max(1, Math.ceil((oldest + MINUTE_MS - at) / 1_000)))
    },
  }
}

function forget(passed: Passed, until: number): void {
  while ((passed.times[passed.first] ?? until + 1) <= until) passed.first += 1
  if (passed.first < 1_000 || passed.first * 2 < passed.times.length) return
  passed.times = passed.times.slice(passed.first)
  passed.first = 0
}
