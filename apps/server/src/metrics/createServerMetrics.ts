import type { FairGate } from '../createFairGate.ts'
import type { Follower, FollowState } from '../follow/createFollower.ts'
import type { Monitor } from '../rpc/upstreams/createMonitor.ts'
import type { Store } from '../store/openStore.ts'
import type { Threads } from '../threads/createThreads.ts'
import { createGauge, type Metric, type Sample } from './metric.ts'

export type ServerMetricsDeps = {
  monitor: Pick<Monitor, 'states' | 'healthy'>
  follower: Pick<Follower, 'state'>
  store: Pick<Store, 'ping' | 'dialect'>
  pool: Pick<Threads, 'waiting'>
  gate: Pick<FairGate, 'inUse' | 'waiting'>
}

export type ServerMetrics = {
  readonly metrics: readonly Metric[]
  /** How many simulations, or pictures, are made now. */
  queue(name: 'simulate' | 'image'): (count: number) => void
}

/** What the parts of the server tell about themselves. */
export function createServerMetrics(deps: ServerMetricsDeps): ServerMetrics {
  const { monitor, follower, store, pool, gate } = deps
  const queues = createGauge({
    name: 'love_queue_size',
    help: 'Work running or waiting: signature checks, transaction decoding, simulations, images, calls to nodes.',
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
    help: 'Gas reserved by client calls and simulations running at the nodes now.',
    type: 'gauge',
    read: () => [{ value: gate.inUse() }],
  }
  return {
    metrics: [waiting, gas, ...nodeMetrics(monitor), ...followMetrics(follower), ...storeMetrics(store)],
    queue: (name) => (count) => queues.set(name, count),
  }
}

/** Read at the same time, both are one question to the database. */
function storeMetrics({ ping, dialect }: Pick<Store, 'ping' | 'dialect'>): readonly Metric[] {
  const ask = async () => {
    const started = performance.now()
    const isThere = await ping()
    return { isThere, seconds: (performance.now() - started) / 1_000 }
  }
  const labels = { dialect }
  return [
    {
      name: 'love_store_up',
      help: '1 if the database responds within two seconds.',
      type: 'gauge',
      read: async () => [{ labels, value: (await ask()).isThere ? 1 : 0 }],
    },
    {
      name: 'love_store_ping_seconds',
      help: 'Response time of the database for a small query.',
      type: 'gauge',
      read: async () => [{ labels, value: (await ask()).seconds }],
    },
  ]
}

/** What is not known yet has no value. */
function followMetrics({ state }: Pick<Follower, 'state'>): readonly Metric[] {
  const gauge = (name: string, help: string, pick: (state: FollowState) => number | null): Metric => ({
    name,
    help,
    type: 'gauge',
    read: () => {
      const value = pick(state())
      return value === null ? [] : [{ value }]
    },
  })
  return [
    gauge(
      'love_follower_leader',
      '1 if this server is indexing the chain; of several on one database, exactly one does.',
      ({ isLeader }) => (isLeader ? 1 : 0),
    ),
    gauge('love_follower_block', 'Last indexed block.', ({ block }) => block),
    gauge(
      'love_follower_lag_blocks',
      'Blocks between the chain and the last indexed block.',
      ({ lagBlocks }) => lagBlocks,
    ),
    gauge(
      'love_follower_block_timestamp_seconds',
      'Time of the last indexed block.',
      ({ timestamp }) => timestamp,
    ),
  ]
}

/** The nodes by their numbers, in the order of `RPC_URLS`: where they are is nobody's business. */
function nodeMetrics(monitor: Pick<Monitor, 'states' | 'healthy'>): readonly Metric[] {
  const blocks = () =>
    monitor
      .states()
      .map(({ observation }) => (observation.kind === 'seen' ? observation.head.number : undefined))
  const numbered = (values: readonly (number | undefined)[]): readonly Sample[] =>
    values.flatMap((value, at) => (value === undefined ? [] : [{ labels: { node: at + 1 }, value }]))

  return [
    {
      name: 'love_node_healthy',
      help: '1 if a node is in use, 0 if it is benched, by its position in RPC_URLS.',
      type: 'gauge',
      read: () => numbered(monitor.states().map(({ verdict }) => (verdict.status === 'healthy' ? 1 : 0))),
    },
    {
      name: 'love_node_block',
      help: 'Latest block of a node.',
      type: 'gauge',
      read: () => numbered(blocks()),
    },
    {
      name: 'love_node_lag_blocks',
      help: 'Blocks a node is behind the best one.',
      type: 'gauge',
      read: () => {
        const best = Math.max(...blocks().map((block) => block ?? 0))
        return numbered(blocks().map((block) => block && best - block))
      },
    },
  ]
}
