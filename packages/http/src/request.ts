import { retryDelay } from './retryDelay.ts'
import { type Sleep, sleep } from './sleep.ts'
import { withTimeLimit } from './withTimeLimit.ts'

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
