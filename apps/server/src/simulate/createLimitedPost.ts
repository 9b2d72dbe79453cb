import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { FairGate } from '../createFairGate.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import { readCapped } from '../rpc/readCapped.ts'

export type LimitedPostDeps = {
  limits: Config['simulateLimits']
  gate: FairGate
  now: () => number
  /** Hears how many run, whenever that changes. */
  onRunning?: ((count: number) => void) | undefined
}

export type Refused = { refused: { status: 400 | 413; error: string } }

export type SimulationQuestion<T> = {
  parse(text: string): { request: T } | Refused
  run(request: T): Promise<object>
}

const MOST_BYTES = 256 * 1024

/** What is asked of it shares one limit, whatever the path. */
export function createLimitedPost({ limits, gate, now, onRunning }: LimitedPostDeps) {
  const rateLimit = createRateLimit({ limits, now })
  let running = 0

  /** The cheap checks first. */
  return async <T>(
    request: Request,
    client: string,
    { parse, run }: SimulationQuestion<T>,
  ): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'Use POST.', { allow: 'POST' })
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'Content-Type must be application/json.')
    }
    const wait = rateLimit.take(client)
    if (wait > 0) {
      return refusal(429, 'Too many simulations. Try again later.', { 'retry-after': String(wait) })
    }
    const text = await readCapped(request, MOST_BYTES)
    if (text === undefined) return refusal(413, `The body is larger than ${MOST_BYTES} bytes.`)
    const parsed = parse(text)
    if ('refused' in parsed) return refusal(parsed.refused.status, parsed.refused.error)
    const counted = async () => {
      onRunning?.(++running)
      return run(parsed.request).finally(() => onRunning?.(--running))
    }
    const isWanted = () => !request.signal.aborted
    const done = await gate.run(counted, { client, weight: limits.gas, isWanted })
    return done === undefined
      ? refusal(503, 'Too many simulations are running. Try again in a second.', { 'retry-after': '1' })
      : jsonAnswer(200, done)
  }
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return jsonAnswer(status, { error }, headers)
}
