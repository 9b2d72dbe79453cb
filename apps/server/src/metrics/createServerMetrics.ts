import type { FairGate } from '../createFairGate.ts'
import type { Follower } from '../follow/createFollower.ts'
import type { Monitor } from '../rpc/upstreams/createMonitor.ts'
import type { Store } from '../store/openStore.ts'
import type { Threads } from '../threads/createThreads.ts'
import { createGauge } from './createGauge.ts'
import { followMetrics } from './followMetrics.ts'
import type { Metric } from './metric.ts'
import { nodeMetrics } from './nodeMetrics.ts'
import { storeMetrics } from './storeMetrics.ts'

export type ServerMetricsDeps = {
  monitor: Pick<Monitor, 'states' | 'healthy'>
  follower: Pick<Follower, 'state'>
  store: Pick<Store, 'ping' | 'dialect'>
  pool: Pick<Threads, 'waiting'>
  gate: Pick<FairGate, 'inUse' | 'waiting'>
}

export type ServerMetrics = {
  readonly metrics: readonly Metric[]
  /** How many rehearsals, or pictures, are made now. */
  queue(name: 'simulate' | 'image'): (count: number) => void
}

/** What the parts of the server tell about themselves. */
export function createServerMetrics(deps: ServerMetricsDeps): ServerMetrics {
  const { monitor, follower, store, pool, gate } = deps
  const queues = createGauge({
    name: 'love_queue_size',
    help: 'What is under way or waits: checks of signatures, decodings of transactions, rehearsals, pictures, calls that wait for the nodes.',
    label: 'queue',
  })
  queues.set('simulate', 0)
  queues.set('image', 0)
  const waiting: Metric = {
    ...queues.metric,
    read: () => {
      const { signatures, decodings } = pool.waiting()
      queues.set('signatures', signatures)
      queues.set('decodings', decodings)
      queues.set('nodes', gate.waiting())
      return queues.metric.read()
    },
  }
  const gas: Metric = {
    name: 'love_node_gas',
    help: 'Gas that calls and rehearsals of clients may use at the nodes now.',
    type: 'gauge',
    read: () => [{ value: gate.inUse() }],
  }
  return {
    metrics: [waiting, gas, ...nodeMetrics(monitor), ...followMetrics(follower), ...storeMetrics(store)],
    queue: (name) => (count) => queues.set(name, count),
  }
}
