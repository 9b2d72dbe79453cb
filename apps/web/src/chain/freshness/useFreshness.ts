import { useState } from 'react'
import { useChain } from '../chainContext.ts'
import { isRestored } from '../restoredReadings.ts'
import { useEverySecond } from '../useEverySecond.ts'
import { type Freshness, type FreshnessParameters, freshnessOf } from './freshnessOf.ts'

export type UseFreshnessParameters = Pick<FreshnessParameters, 'data' | 'failureReason'> & {
  readAgain: () => Promise<void>
}

/** Takes what `usePairs` and its kind give. Time alone draws again only when fresh becomes old or waiting becomes long. */
export function useFreshness({ data, failureReason, readAgain }: UseFreshnessParameters): {
  readonly freshness: Freshness
  readonly retry: () => void
} {
  const { clock } = useChain()
  const [waitingSinceMs, setWaitingSinceMs] = useState(clock.now)
  const look = () =>
    freshnessOf({ data, isRestored: isRestored(data), failureReason, nowMs: clock.now(), waitingSinceMs })
  useEverySecond(() => {
    const freshness = look()
    return freshness.status === 'loading' ? freshness.isSlow : freshness.status
  })

  function retry() {
    setWaitingSinceMs(clock.now())
    void readAgain()
  }

  return { freshness: look(), retry }
}
