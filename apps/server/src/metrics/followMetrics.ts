import type { Follower, FollowState } from '../follow/createFollower.ts'
import type { Metric } from './metric.ts'

/** What is not known yet has no value. */
export function followMetrics({ state }: Pick<Follower, 'state'>): readonly Metric[] {
  const gauge = (name: string, help: string, pick: (state: FollowState) => number | null): Metric => ({
    ...{ name, help, type: 'gauge' },
    read: () => {
      const value = pick(state())
      return value === null ? [] : [{ value }]
    },
  })
  return [
    gauge(
      'love_follower_leader',
      'Whether this server follows the chain (1); of several that share a database one does.',
      ({ isLeader }) => (isLeader ? 1 : 0),
    ),
    gauge('love_follower_block', 'The last block that is stored.', ({ block }) => block),
    gauge(
      'love_follower_lag_blocks',
      'How many blocks the chain is ahead of what is stored.',
      ({ lagBlocks }) => lagBlocks,
    ),
    gauge(
      'love_follower_block_timestamp_seconds',
      'The time of the last block that is stored.',
      ({ timestamp }) => timestamp,
    ),
  ]
}
