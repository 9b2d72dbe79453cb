import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React listens. The first drawing must be that of the prerendered page, which knows nothing of its visitor. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
