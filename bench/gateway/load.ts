import autocannon, { type Request } from 'autocannon'

export type LoadParameters = {
  readonly url: string
  readonly connections: number
  /** Either so many seconds, or so many requests. */
  readonly seconds?: number
  readonly amount?: number
  readonly perSecond?: number
  /** Made anew for every request where it is a function. */
  readonly request: Request | (() => Request)
  /** All that may be answered. */
  readonly status: number
  /** Away from another load beside it, whose work would count as waiting here. Such a request is the same each time. */
  readonly inOwnThread?: boolean
  /** What the server has computed so far. */
  readonly computedMs?: () => number
}

export type Load = {
  readonly perSecond: number
  readonly p97Ms: number
  readonly p99Ms: number
  /** What one request cost the server, where it was said how that is read. */
  readonly cpuMs: number
}

/** Throws where one answer was not the one that was meant: a refusal is quick, and says nothing about speed. */
export async function load(parameters: LoadParameters): Promise<Load> {
  const { url, connections, seconds, amount, perSecond, request, status, inOwnThread } = parameters
  const { computedMs = () => Number.NaN } = parameters
  const first =
    typeof request === 'function'
      ? { setupRequest: (usual: Request) => ({ ...usual, ...request() }) }
      : request
  const computed = computedMs()
  const started = performance.now()
  let last = started
  const running = autocannon({
    url,
    connections,
    requests: [first],
    ...(amount === undefined ? { duration: seconds ?? 10 } : { amount }),
    ...(perSecond !== undefined && { overallRate: perSecond }),
    ...(inOwnThread && { workers: 1 }),
  })
  // It looks only once a second whether it is done.
  running.on('response', () => {
    last = performance.now()
  })
  const result = await running
  const took = inOwnThread ? result.duration : (last - started) / 1_000
  const { [status]: right, ...others } = result.statusCodeStats
  if (result.errors + result.timeouts > 0 || Object.keys(others).length > 0)
    throw new Error(
      `${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${JSON.stringify(result.statusCodeStats)}`,
    )
  const { p97_5: p97Ms, p99: p99Ms } = result.latency
  const count = right?.count ?? 0
  return { perSecond: Math.round(count / took), p97Ms, p99Ms, cpuMs: (computedMs() - computed) / count }
}
