import type { Monitor } from '../rpc/upstreams/createMonitor.ts'
import type { Metric, Sample } from './metric.ts'

/** The nodes by their numbers, in the order of `RPC_URLS`: where they are is nobody's business. */
export function nodeMetrics(monitor: Pick<Monitor, 'states' | 'healthy'>): readonly Metric[] {
  const blocks = () =>
    monitor
      .states()
      .map(({ observation }) => (observation.kind === 'seen' ? observation.head.number : undefined))
  const numbered = (values: readonly (number | undefined)[]): readonly Sample[] =>
    values.flatMap((value, at) => (value === undefined ? [] : [{ labels: { node: at + 1 }, value }]))

  return [
    {
      name: 'love_node_healthy',
      help: 'Whether a node is asked (1) or benched (0), by its place in RPC_URLS.',
      type: 'gauge',
      read: () => numbered(monitor.states().map(({ verdict }) => (verdict.status === 'healthy' ? 1 : 0))),
    },
    {
      name: 'love_node_block',
      help: 'The newest block of a node.',
      type: 'gauge',
      read: () => numbered(blocks()),
    },
    {
      name: 'love_node_lag_blocks',
      help: 'How many blocks a node is behind the best one.',
      type: 'gauge',
      read: () => {
        const best = Math.max(...blocks().map((block) => block ?? 0))
        return numbered(blocks().map((block) => block && best - block))
      },
    },
  ]
}
