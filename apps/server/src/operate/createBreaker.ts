export type Breaker = {
  /** Whether it is not worth asking now; no for the one who should try. */
  isOpen(): boolean
  /** Whether there were so many failures that only one at a time tries. */
  isBroken(): boolean
  failed(): void
  worked(): void
}

const MOST_FAILURES = 10
const WINDOW_MS = 60_000
const OPEN_MS = 5_000

/** After many failures in a row nobody waits any more: everybody is told at once, and one at a time tries again. */
export function createBreaker({ now }: { now: () => number }): Breaker {
  let failures = 0
  let lastAt = 0
  let openUntil = 0

  const isBroken = () => failures >= MOST_FAILURES
  return {
    isBroken,
    isOpen() {
      if (!isBroken()) return false
      if (now() < openUntil) return true
      // Whoever comes now tries; the others wait for how it ends.
      openUntil = now() + OPEN_MS
      return false
    },
    failed() {
      failures = now() - lastAt > WINDOW_MS ? 1 : failures + 1
      lastAt = now()
      if (failures === MOST_FAILURES) openUntil = now() + OPEN_MS
    },
    worked() {
      failures = 0
    },
  }
}
