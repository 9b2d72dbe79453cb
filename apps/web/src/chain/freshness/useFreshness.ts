import { useState } from 'react'
import { isRestored } from '../restoredReadings.ts'
import { pageClock } from '../serverClock.ts'
import { useEverySecond } from '../useEverySecond.ts'
import { type Freshness, type FreshnessParameters, freshnessOf } from './freshnessOf.ts'

export type UseFreshnessParameters = Pick<FreshnessParameters, 'data' | 'failure'> & {
  readAgain: () => Promise<void>
}

/** Takes what `usePairs` and its kind give. Time alone draws again only when fresh becomes old or waiting becomes long. */
export function useFreshness({ data, failure, readAgain }: UseFreshnessParameters): {
  readonly freshness: Freshness
  readonly retry: () => void
} {
  const [waitingSinceMs, setWaitingSinceMs] = useState(pageClock.now)
  const look = () =>
    freshnessOf({ data, isRestored: isRestored(data), failure, nowMs: pageClock.now(), waitingSinceMs })
  useEverySecond(() => {
    const freshness = look()
    return freshness.status === 'loading' ? freshness.isSlow : freshness.status
  })

  function retry() {
    setWaitingSinceMs(pageClock.now())
    void readAgain()
  }

  return { freshness: look(), retry }
}
