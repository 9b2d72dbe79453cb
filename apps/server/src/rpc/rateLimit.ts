import { createBoundedMap } from '../createBoundedMap.ts'
import type { RateLimits } from '../settings/values.ts'

export type RateLimit = {
  /** Seconds to wait; 0 when the request may pass, which costs one unless it says what. */
  take(client: string, cost?: number): number
}

export type RateLimitDeps = {
  limits: RateLimits
  now: () => number
  maxClients?: number
}

type Bucket = { tokens: number; at: number }
type Rule = { perSecond: number; burst: number }

/** Token buckets: one for each client and one for all together. */
export function createRateLimit({ limits, now, maxClients = 10_000 }: RateLimitDeps): RateLimit {
  const rule = { perSecond: limits.perSecond, burst: limits.burst }
  const totalRule = { perSecond: limits.totalPerSecond, burst: limits.totalPerSecond }
  const clients = createBoundedMap<Bucket>(maxClients)
  let all = full(totalRule, now())

  return {
    take(client, cost = 1) {
      const at = now()
      const own = refill(clients.get(client) ?? full(rule, at), rule, at)
      all = refill(all, totalRule, at)
      const wait = Math.max(secondsUntil(cost, own, rule), secondsUntil(cost, all, totalRule))
      if (wait === 0) {
        own.tokens -= cost
        all.tokens -= cost
      }
      clients.set(client, own)
      return wait
    },
  }
}

function full({ burst }: Rule, at: number): Bucket {
  return { tokens: burst, at }
}

/** A clock that was set back refills nothing. */
function refill({ tokens, at }: Bucket, { perSecond, burst }: Rule, now: number): Bucket {
  const seconds = Math.max(0, now - at) / 1000
  return { tokens: Math.min(burst, tokens + seconds * perSecond), at: now }
}

function secondsUntil(cost: number, { tokens }: Bucket, { perSecond }: Rule): number {
  return tokens >= cost ? 0 : Math.ceil((cost - tokens) / perSecond)
}
