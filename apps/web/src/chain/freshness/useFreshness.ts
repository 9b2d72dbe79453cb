import { useState } from 'react'
import { useChain } from '../chainContext.ts'
import { useTick } from '../useTick.ts'
import { type Freshness, type FreshnessParameters, freshnessOf } from './freshnessOf.ts'

export type UseFreshnessParameters = Pick<FreshnessParameters, 'data' | 'failureReason'> & {
  readAgain: () => Promise<void>
}

/** Takes what `usePairs` and its kind give. Draws again every second, because ages are in seconds. */
export function useFreshness({ data, failureReason, readAgain }: UseFreshnessParameters): {
  readonly freshness: Freshness
  readonly retry: () => void
} {
  const { clock } = useChain()
  const [waitingSinceMs, setWaitingSinceMs] = useState(clock.now)
  useTick(1_000)

  function retry() {
    setWaitingSinceMs(clock.now())
    void readAgain()
  }

  return { freshness: freshnessOf({ data, failureReason, nowMs: clock.now(), waitingSinceMs }), retry }
}
