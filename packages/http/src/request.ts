import { retryDelay, type Sleep, sleep } from './retryDelay.ts'

/** For the whole request: every attempt, every wait between them and the body. */
export const REQUEST_TIMEOUT_MS = 120_000

export const MAX_RETRIES_ON_429 = 12

export type RequestOptions = Omit<RequestInit, 'body' | 'signal'> & {
  /** Text only: a stream could not be sent a second time. */
  body?: string
  signal?: AbortSignal | undefined
  timeoutMs?: number
  maxRetries?: number
}

export type RequestDeps = {
  fetch: typeof globalThis.fetch
  sleep: Sleep
  now: () => number
  random: () => number
}

/**
 * The answer has its body read already, so that the time limit covers it.
 * A 429 that outlives its retries is returned like any other status.
 */
export async function request(
  url: string | URL,
  { timeoutMs = REQUEST_TIMEOUT_MS, maxRetries = MAX_RETRIES_ON_429, signal, ...init }: RequestOptions = {},
  deps: Partial<RequestDeps> = {},
): Promise<Response> {
  const { fetch, now, random } = { fetch: globalThis.fetch, now: Date.now, random: Math.random, ...deps }
  const wait = deps.sleep ?? sleep

  const attemptUntilAnswered = async (ended: AbortSignal) => {
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(url, { ...init, signal: ended })
      if (response.status !== 429 || attempt >= maxRetries) return withBody(response)
      await response.body?.cancel()
      const retryAfter = response.headers.get('retry-after')
      await wait(retryDelay({ retryAfter, attempt, now, random }), ended)
    }
  }
  return withTimeLimit(attemptUntilAnswered, { timeoutMs, signal })
}

async function withBody(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer()
  const { status, statusText, headers } = response
  // A 204 or 304 may not be built with a body, not even with an empty one.
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
}

/** Nothing, or not everything, arrived within the time limit. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError'
  readonly code = 'request-timeout'
  readonly timeoutMs: number

  constructor(timeoutMs: number) {
    super(`No complete response within ${timeoutMs} ms.`)
    this.timeoutMs = timeoutMs
  }
}

type TimeLimit = { timeoutMs: number; signal?: AbortSignal | undefined }

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
