import { useEffect, useReducer } from 'react'

/** Draws again every `intervalMs`, for words such as "2 s old". */
export function useTick(intervalMs: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
}
