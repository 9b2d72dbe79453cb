import { useIsHydrated } from '@love/ui98/useIsHydrated'
import { useDeferredValue } from 'react'

/**
 * The first figures of a window draw most of it. React draws what is deferred in pieces, and listens to the person in
 * between; drawn at once it would keep a slow phone busy. Somebody else may have read them before the window wakes up;
 * without a browser none does.
 */
export function useDrawnInPieces<Data>(data: Data | undefined): Data | undefined {
  const isAwake = useIsHydrated() || typeof window === 'undefined'
  const isDrawn = useDeferredValue(isAwake && data !== undefined)
  return isDrawn ? data : undefined
}
