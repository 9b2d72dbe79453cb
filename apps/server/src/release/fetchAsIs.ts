const ANSWER_MS = 20_000

/** A redirect is an answer of its own: what lies behind it is not what was asked for. */
export function fetchAsIs(origin: string, path: string): Promise<Response> {
  return fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
}

/** Why there was no answer. */
export function fetchProblem(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'no answer'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}
