import { useEffect, useState } from 'react'

/** Milliseconds after which somebody may wonder whether anything comes at all. */
const patienceMs = 15_000

export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, patienceMs, true)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
