import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerBrokenRequest } from '../answerBrokenRequest.ts'
import type { Log } from '../log.ts'
import { createCounter, createHistogram, type Metric } from '../metrics/metric.ts'
import { routeOf } from '../metrics/routeOf.ts'
import type { Admission } from './createAdmission.ts'
import { createCalmWrite } from './createCalmWrite.ts'
import { announcesBody, watchBody } from './watchBody.ts'

export type TrafficDeps = {
  admission: Pick<Admission, 'admit'>
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
/** Most answers are on their way by then; who has not taken one reads slowly. */
const TAKING_MS = 1_000
/** Whoever watches the server hears from it also when it is full. */
const always = new Set(['/health', '/ready', '/metrics'])
const refusals = {
  full: [503, 'The server is busy. Try again in a second.'],
  client: [429, 'You have too many requests open at once. Try again in a second.'],
} as const

/** Counts and times every request, refuses what is too much, and tells of what failed or was slow: never more of it than its route. */
export function createTraffic({ admission, headers, now, log }: TrafficDeps): Traffic {
  const requests = createCounter({
    name: 'love_requests_total',
    help: 'Requests by route and status; aborted: the client disconnected before the response.',
    labels: ['route', 'status'],
  })
  const durations = createHistogram({
    name: 'love_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    label: 'route',
  })
  const tell = createCalmWrite({ write: log.warn, now })
  const answerBroken = answerBrokenRequest(headers)
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

  const refuse = (request: IncomingMessage, response: ServerResponse, reason: keyof typeof refusals) => {
    const [status, message] = refusals[reason]
    // Nobody waits for a body that nobody reads.
    if (announcesBody(request)) response.shouldKeepAlive = false
    const own = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '1' }
    response.writeHead(status, { ...headers, ...own }).end(JSON.stringify({ message }))
  }

  const cutOff = ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (response.headersSent) return void socket.destroy()
    const cause = new Error('The request body arrived too slowly.')
    answerBroken(Object.assign(cause, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }

  return {
    metrics: [
      requests.metric,
      durations.metric,
      {
        name: 'love_requests_at_once',
        help: 'Requests in progress.',
        type: 'gauge',
        read: () => [{ value: atOnce }],
      },
    ],
    watch: (handle) => (request, response) => {
      const started = performance.now()
      const route = routeOf(request.url ?? '')
      const admitted = always.has(route) ? undefined : admission.admit(request, route)
      const isRefused = admitted !== undefined && 'refused' in admitted
      const place = isRefused ? undefined : admitted
      let isWorked = true
      let stopWatching = () => {}
      let taking: NodeJS.Timeout | undefined
      const look = () => {
        const left = response.socket?.writableLength ?? 0
        if (left > 0 && place?.mayKeep(left) === false) response.destroy()
      }
      const leave = () => {
        if (!isWorked) return
        isWorked = false
        atOnce -= 1
        place?.leavePlace()
      }
      atOnce += 1
      open.add(response)
      // The work is done when the answer is made: who reads it slowly takes nobody's place.
      response.once('prefinish', () => {
        leave()
        taking = setTimeout(look, TAKING_MS)
      })
      response.once('close', () => {
        leave()
        clearTimeout(taking)
        place?.leave()
        stopWatching()
        end(route, request, response, started)
      })
      if (isEnding) response.shouldKeepAlive = false
      if (isRefused) return refuse(request, response, admitted.refused)
      stopWatching = watchBody(request, () => cutOff(request, response))
      handle(request, response)
    },
    endConnections() {
      isEnding = true
      for (const response of open) response.shouldKeepAlive = false
    },
  }
}
