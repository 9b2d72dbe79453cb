import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric } from './metric.ts'

const quantiles = [0.5, 0.99, 1]
/** How often it looks: what it measures begins there. */
const RESOLUTION_MS = 10

export type ProcessMetrics = { readonly metrics: readonly Metric[]; stop(): void }

/** Memory and time of this process. */
export function createProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const started = Date.now() / 1_000 - process.uptime()
  return {
    metrics: [
      {
        name: 'process_resident_memory_bytes',
        help: 'Resident memory of the process.',
        type: 'gauge',
        read: () => [{ value: process.memoryUsage.rss() }],
      },
      {
        name: 'nodejs_heap_size_used_bytes',
        help: 'JavaScript heap in use.',
        type: 'gauge',
        read: () => [{ value: process.memoryUsage().heapUsed }],
      },
      {
        name: 'process_cpu_seconds_total',
        help: 'CPU time used by the process.',
        type: 'counter',
        read: () => {
          const { user, system } = process.cpuUsage()
          return [{ value: (user + system) / 1_000_000 }]
        },
      },
      {
        name: 'process_start_time_seconds',
        help: 'Start time of the process, as a Unix time in seconds.',
        type: 'gauge',
        read: () => [{ value: started }],
      },
      {
        name: 'love_event_loop_delay_seconds',
        help: 'Event loop delay since the last reading.',
        type: 'summary',
        read: () => {
          const read = (share: number) =>
            Math.max(0, delay.percentile(share * 100) / 1e9 - RESOLUTION_MS / 1_000)
          const samples = quantiles.map((quantile) => ({ labels: { quantile }, value: read(quantile) }))
          delay.reset()
          return samples
        },
      },
    ],
    stop: () => void delay.disable(),
  }
}
