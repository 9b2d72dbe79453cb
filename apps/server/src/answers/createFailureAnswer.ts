import type { Log } from '../log.ts'
import { routeOf } from '../metrics/routeOf.ts'
import { BodyCutError } from '../rpc/readCapped.ts'
import { isDatabaseFailure, isOutOfRoom } from '../store/isDatabaseFailure.ts'

export type FailureAnswerDeps = { secure: Readonly<Record<string, string>>; log: Log }

/** What whoever asked is told of what a route threw. Our own mistakes are told to the operator alone. */
export function createFailureAnswer({ secure, log }: FailureAnswerDeps) {
  return (error: unknown, path: string): Response => {
    const failure = failureOf(error)
    if (!failure) log.error('request failed', { route: routeOf(path), error: stackOf(error) })
    const { status, words, headers } = failure ?? { status: 500, words: 'Internal server error' }
    const own = { ...secure, 'content-type': 'text/plain; charset=UTF-8', ...headers }
    return new Response(words, { status, headers: own })
  }
}

type Failure = { status: number; words: string; headers?: Record<string, string> }

/** Undefined for what is our own mistake. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof BodyCutError) return { status: 400, words: error.message }
  if (isOutOfRoom(error)) {
    const words = 'Cannot save: the server disk is full. Try again later.'
    return { status: 503, words, headers: { 'retry-after': '30' } }
  }
  if (isDatabaseFailure(error)) {
    const words = 'The database is not available. Try again in a few seconds.'
    return { status: 503, words, headers: { 'retry-after': '1' } }
  }
  return undefined
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
