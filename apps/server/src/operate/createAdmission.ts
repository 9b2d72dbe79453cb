import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { clientNetwork, createClientIp, createIsProxy } from '../clientIp.ts'
import type { Config } from '../config.ts'
import { createTally } from '../createTally.ts'
import { createCounter, createGauge, type Metric } from '../metrics/metric.ts'
import { type PlaceClass, placeClasses } from '../settings/operateSettings.ts'

export type AdmissionDeps = {
  config: Pick<Config, 'admissionLimits' | 'trustProxy'>
  now: () => number
}

/** Each is called once at most. */
type Admitted = {
  /** The answer is made: the next request may have the place. */
  leavePlace(): void
  /** So many bytes of the answer are made and not taken yet; false where its client, or all of them, leave too many. */
  mayKeep(bytes: number): boolean
  /** The answer is taken, or nobody waits for it any more. */
  leave(): void
}

export type Admission = {
  readonly metrics: readonly Metric[]
  /** Closes a connection at once that is one too many of its client. */
  connect(socket: Socket): void
  /** Before anything of a request but its headers is read. */
  admit(request: IncomingMessage, route: string): Admitted | { readonly refused: 'client' | 'full' }
  /** The classes that have been full for longer than a moment. */
  full(): readonly PlaceClass[]
}

/** Crowds come and go; who has no place for so long sends people away. */
const MOMENT_MS = 2_000
/** A class that lets one in for each that leaves is still full. */
const NEARLY_FULL = 0.9
/** What people who read slowly leave in memory: one of them, and all together. */
const MOST_UNTAKEN_OF_CLIENT = 16 * 1024 * 1024
const MOST_UNTAKEN = 128 * 1024 * 1024
const staticRoutes = new Set(['page', '/assets', '/safe-hosts.json', '/.well-known/security.txt'])
/** They change nothing, whatever their method. */
const askedByPost = new Set(['/rpc', '/simulate', '/simulate/queue'])

/**
 * Who comes in: so many connections and open requests of each client, and so many requests of each class, so that neither
 * one client nor one kind of request can take everybody's place.
 */
export function createAdmission({ config, now }: AdmissionDeps): Admission {
  const { connectionsPerClient, requestsPerClient, places } = config.admissionLimits
  const clientIp = createClientIp(config.trustProxy)
  const isProxy = createIsProxy(config.trustProxy)
  const connections = createTally()
  const requests = createTally()
  const untaken = createTally()
  const inUse: Record<PlaceClass, number> = { static: 0, read: 0, write: 0 }
  const fullSince = new Map<PlaceClass, number>()
  const used = createGauge({
    name: 'love_places_in_use',
    help: 'Requests in progress, by class.',
    label: 'class',
  })
  const refused = createCounter({
    name: 'love_refused_total',
    help: 'Rejected requests: the class was full, or the client had too many requests open.',
    labels: ['class', 'reason'],
  })
  let open = 0
  let closed = 0

  const occupy = (kind: PlaceClass, change: 1 | -1) => {
    inUse[kind] += change
    if (inUse[kind] >= places[kind]) {
      if (!fullSince.has(kind)) fullSince.set(kind, now())
    } else if (inUse[kind] < places[kind] * NEARLY_FULL) fullSince.delete(kind)
  }

  const refuse = (kind: PlaceClass, reason: 'client' | 'full') => {
    refused.add(kind, reason)
    return { refused: reason }
  }

  return {
    metrics: [
      {
        ...used.metric,
        read: () => {
          for (const kind of placeClasses) used.set(kind, inUse[kind])
          return used.metric.read()
        },
      },
      refused.metric,
      {
        name: 'love_connections',
        help: 'Open connections.',
        type: 'gauge',
        read: () => [{ value: open }],
      },
      {
        name: 'love_untaken_bytes',
        help: 'Responses waiting for slow clients.',
        type: 'gauge',
        read: () => [{ value: untaken.all() }],
      },
      {
        name: 'love_connections_refused_total',
        help: 'Connections closed because the client had too many.',
        type: 'counter',
        read: () => [{ value: closed }],
      },
    ],

    connect(socket) {
      const address = socket.remoteAddress ?? ''
      // Those of a proxy are of all the people behind it: their requests are counted by client.
      const client = isProxy(address, 0) ? undefined : clientOf(clientIp, address)
      if (client !== undefined && connections.of(client) >= connectionsPerClient) {
        closed += 1
        return void socket.destroy()
      }
      open += 1
      if (client !== undefined) connections.add(client, 1)
      socket.once('close', () => {
        open -= 1
        if (client !== undefined) connections.add(client, -1)
      })
    },

    admit({ method = '', headers, socket }, route) {
      const kind = classOf(route, method)
      const client = clientOf(clientIp, socket.remoteAddress, headers['x-forwarded-for'])
      if (requests.of(client) >= requestsPerClient) return refuse(kind, 'client')
      if (inUse[kind] >= places[kind]) return refuse(kind, 'full')
      requests.add(client, 1)
      occupy(kind, 1)
      let kept = 0
      return {
        leavePlace: () => occupy(kind, -1),
        mayKeep(bytes) {
          kept = bytes
          untaken.add(client, kept)
          return untaken.of(client) <= MOST_UNTAKEN_OF_CLIENT && untaken.all() <= MOST_UNTAKEN
        },
        leave() {
          requests.add(client, -1)
          untaken.add(client, -kept)
        },
      }
    },

    full: () => placeClasses.filter((kind) => now() - (fullSince.get(kind) ?? now()) >= MOMENT_MS),
  }
}

function classOf(route: string, method: string): PlaceClass {
  if (staticRoutes.has(route)) return 'static'
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || askedByPost.has(route)
  return isRead ? 'read' : 'write'
}

function clientOf(
  clientIp: ReturnType<typeof createClientIp>,
  socketAddress: string | undefined,
  forwarded?: string | readonly string[],
): string {
  return clientNetwork(clientIp({ socketAddress, forwardedFor: forwarded?.toString() ?? null }))
}
