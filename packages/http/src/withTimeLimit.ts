import { RequestTimeoutError } from './RequestTimeoutError.ts'

export type TimeLimit = { timeoutMs: number; signal?: AbortSignal | undefined }

/** Ends with `RequestTimeoutError` after the limit, or with the reason of the caller's signal if that fires first. */
export async function withTimeLimit<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal }: TimeLimit,
): Promise<T> {
  signal?.throwIfAborted()
  const limit = new AbortController()
  const ended = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
  const timer = setTimeout(() => limit.abort(new RequestTimeoutError(timeoutMs)), timeoutMs)
  // The race is for work that ignores its signal, and for engines that reject with an error of their own.
  const end = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason), { once: true })
  })
  try {
    return await Promise.race([end, work(ended)])
  } finally {
    clearTimeout(timer)
  }
}
