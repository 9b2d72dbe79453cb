import type { Store } from '../store/openStore.ts'
import type { Metric } from './metric.ts'

/** Read at the same time, both are one question to the database. */
export function storeMetrics({ ping, dialect }: Pick<Store, 'ping' | 'dialect'>): readonly Metric[] {
  const ask = async () => {
    const started = performance.now()
    const isThere = await ping()
    return { isThere, seconds: (performance.now() - started) / 1_000 }
  }
  const labels = { dialect }
  return [
    {
      name: 'love_store_up',
      help: 'Whether the database answers (1) within two seconds.',
      type: 'gauge',
      read: async () => [{ labels, value: (await ask()).isThere ? 1 : 0 }],
    },
    {
      name: 'love_store_ping_seconds',
      help: 'How long the database took to answer a small question just now.',
      type: 'gauge',
      read: async () => [{ labels, value: (await ask()).seconds }],
    },
  ]
}
