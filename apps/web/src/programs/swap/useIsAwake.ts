import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const isInBrowser = () => true
const isDrawnBefore = () => false

/** Not while React wakes up what was drawn beforehand: that knew of no search and no prices. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isDrawnBefore)
}
