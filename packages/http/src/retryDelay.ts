const FIRST_WAIT_MS = 250

const LONGEST_WAIT_MS = 8_000

/** A server may ask for an hour; nobody waits that long in front of a window. */
export const LONGEST_RETRY_AFTER_MS = 30_000

export type RetryDelayParameters = {
  /** The `Retry-After` header: seconds or an HTTP date. */
  retryAfter: string | null
  /** 0 before the first retry. */
  attempt: number
  now: () => number
  random: () => number
}

/** Milliseconds to wait before asking again. Without advice the wait doubles, and jitter keeps clients apart. */
export function retryDelay({ retryAfter, attempt, now, random }: RetryDelayParameters): number {
  const advised = parseRetryAfter(retryAfter, now())
  if (advised !== undefined) return Math.min(advised, LONGEST_RETRY_AFTER_MS)
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS) * (0.5 + random() / 2)
}

function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // Only dates: `Date.parse` would also read "-5" and "1.5" as years.
  const date = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
