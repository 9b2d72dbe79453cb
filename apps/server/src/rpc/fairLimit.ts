import type { RateLimits } from '../settings/values.ts'
import { createRateLimit } from './rateLimit.ts'

export type FairLimit = {
  /** Seconds to wait; 0 when the request may pass, which may take a moment. */
  take(client: string): Promise<number>
}

export type FairLimitDeps = {
  limits: RateLimits
  now: () => number
}

/** Who waits longer is better told to come again. */
const MOST_WAIT_MS = 2_000
/** More of one client would wait in vain while others are served. */
const MOST_OF_CLIENT = 10

type Waiting = { until: number; end(wait: number): void }

/**
 * A rate for each client, and one for all together. Where that is used up requests wait, and the clients are served in turn: a new
 * visitor is behind one request of each of the others, not behind all of them.
 */
export function createFairLimit({ limits, now }: FairLimitDeps): FairLimit {
  const { perSecond, burst, totalPerSecond } = limits
  const own = createRateLimit({ limits: { perSecond, burst, totalPerSecond: 1e9 }, now })
  const total = createRateLimit({
    limits: { perSecond: totalPerSecond, burst: totalPerSecond, totalPerSecond },
    now,
  })
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  let isServing = false

  const serveSoon = () => {
    if (isServing) return
    isServing = true
    setTimeout(serve, Math.ceil(1_000 / totalPerSecond))
  }
  const serve = () => {
    isServing = false
    for (const [client, queue] of queues) {
      const [first] = queue
      const isLate = first !== undefined && first.until <= now()
      if (!isLate && total.take('') > 0) break
      queue.shift()
      queues.delete(client)
      // Behind everybody else who waits, also in this very round.
      if (queue.length > 0) queues.set(client, queue)
      first?.end(isLate ? 1 : 0)
    }
    if (queues.size > 0) serveSoon()
  }

  return {
    async take(client) {
      const wait = own.take(client)
      if (wait > 0) return wait
      if (queues.size === 0 && total.take('') === 0) return 0
      const queue = queues.get(client) ?? []
      if (queue.length >= MOST_OF_CLIENT) return 1
      queues.set(client, queue)
      return new Promise((end) => {
        queue.push({ until: now() + MOST_WAIT_MS, end })
        serveSoon()
      })
    },
  }
}
