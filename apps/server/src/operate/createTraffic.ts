import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { createCounter } from '../metrics/createCounter.ts'
import { createHistogram } from '../metrics/createHistogram.ts'
import type { Metric } from '../metrics/metric.ts'
import { routeOf } from '../metrics/routeOf.ts'
import { createCalmWrite } from './createCalmWrite.ts'

export type TrafficDeps = {
  /** How many are worked on at a time. */
  most: number
  /** Of every answer. */
  headers: Record<string, string>
  now: () => number
  log: Log
}

export type Traffic = {
  readonly metrics: readonly Metric[]
  /** Around what answers the requests. */
  watch(handle: RequestListener): RequestListener
  /** From now on connections end with the answer that is given on them. */
  endConnections(): void
}

/** A request that took longer is told of. */
const SLOW_MS = 3_000
/** Whoever watches the server hears from it also when it is full. */
const always = new Set(['/health', '/ready', '/metrics'])
const full = JSON.stringify({
  message: 'The server has too much to do at the moment. Try again in a second.',
})

/** Counts and times every request, refuses what is too much, and tells of what failed or was slow: never more of it than its route. */
export function createTraffic({ most, headers, now, log }: TrafficDeps): Traffic {
  const requests = createCounter({
    name: 'love_requests_total',
    help: 'Requests by route and status; aborted: whoever asked did not wait for the answer.',
    labels: ['route', 'status'],
  })
  const durations = createHistogram({
    name: 'love_request_duration_seconds',
    help: 'From a request to the end of its answer.',
    label: 'route',
  })
  const tell = createCalmWrite({ write: log.warn, now })
  const open = new Set<ServerResponse>()
  let atOnce = 0
  let isEnding = false

  const end = (route: string, { method }: IncomingMessage, response: ServerResponse, started: number) => {
    open.delete(response)
    const seconds = (performance.now() - started) / 1_000
    const status = response.writableFinished ? String(response.statusCode) : 'aborted'
    requests.add(route, status)
    durations.observe(route, seconds)
    const isFailure = response.statusCode >= 500
    if (!isFailure && seconds * 1_000 < SLOW_MS) return
    const fields = { method, route, status, ms: Math.round(seconds * 1_000) }
    tell(isFailure ? 'a request was answered with an error' : 'a request took long', fields)
  }

  return {
    metrics: [
      requests.metric,
      durations.metric,
      {
        name: 'love_requests_at_once',
        help: 'Requests that are worked on now.',
        type: 'gauge',
        read: () => [{ value: atOnce }],
      },
    ],
    watch: (handle) => (request, response) => {
      const started = performance.now()
      const route = routeOf(request.url ?? '')
      let isWorked = true
      const leave = () => {
        if (isWorked) atOnce -= 1
        isWorked = false
      }
      atOnce += 1
      open.add(response)
      // The work is done when the answer is made: who reads it slowly takes nobody's place.
      response.once('prefinish', leave)
      response.once('close', () => {
        leave()
        end(route, request, response, started)
      })
      if (isEnding) response.shouldKeepAlive = false
      if (atOnce <= most || always.has(route)) return handle(request, response)
      const own = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '1' }
      response.writeHead(503, { ...headers, ...own }).end(full)
    },
    endConnections() {
      isEnding = true
      for (const response of open) response.shouldKeepAlive = false
    },
  }
}
