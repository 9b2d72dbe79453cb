import { useSyncExternalStore } from 'react'

/** What the clock makes of something, looked at every second. Draws again only when that is another value. */
export function useEverySecond<T extends string | number | boolean>(look: () => T): T {
  return useSyncExternalStore(everySecond, look, look)
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1_000)
  return () => clearInterval(timer)
}
