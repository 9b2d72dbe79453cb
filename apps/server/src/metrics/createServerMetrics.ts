import type { Follower } from '../follow/createFollower.ts'
import type { Monitor } from '../rpc/upstreams/createMonitor.ts'
import type { RecoveryPool } from '../safe/signatures/createRecoveryPool.ts'
import type { Store } from '../store/openStore.ts'
import { createGauge } from './createGauge.ts'
import { followMetrics } from './followMetrics.ts'
import type { Metric } from './metric.ts'
import { nodeMetrics } from './nodeMetrics.ts'
import { storeMetrics } from './storeMetrics.ts'

export type ServerMetricsDeps = {
  monitor: Pick<Monitor, 'states' | 'healthy'>
  follower: Pick<Follower, 'state'>
  store: Pick<Store, 'ping' | 'dialect'>
  pool: Pick<RecoveryPool, 'waiting'>
}

export type ServerMetrics = {
  readonly metrics: readonly Metric[]
  /** How many rehearsals, or pictures, are made now. */
  queue(name: 'simulate' | 'image'): (count: number) => void
}

/** What the parts of the server tell about themselves. */
export function createServerMetrics({ monitor, follower, store, pool }: ServerMetricsDeps): ServerMetrics {
  const queues = createGauge({
    name: 'love_queue_size',
    help: 'What is under way or waits: checks of signatures, rehearsals, pictures.',
    label: 'queue',
  })
  queues.set('simulate', 0)
  queues.set('image', 0)
  const waiting: Metric = {
    ...queues.metric,
    read: () => {
      queues.set('signatures', pool.waiting())
      return queues.metric.read()
    },
  }
  return {
    metrics: [waiting, ...nodeMetrics(monitor), ...followMetrics(follower), ...storeMetrics(store)],
    queue: (name) => (count) => queues.set(name, count),
  }
}
