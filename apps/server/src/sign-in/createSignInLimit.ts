import { createBoundedMap } from '../createBoundedMap.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import type { SignInLimits } from '../settings/signInSettings.ts'
import { CookieRouteError } from './cookieRoute.ts'

/** Each throws where it has been too much. */
export type SignInLimit = {
  asks(client: string): void
  /** Before anything is read. */
  verifies(client: string): void
  /**
   * Checking a signature is what costs most, and what somebody would try again and again. It counts for this client
   * alone, as anybody can begin a sign-in for anybody's account: the owner must not pay for that.
   */
  checks(parameters: { client: string; address: string }): void
}

export function createSignInLimit({ limits, now }: { limits: SignInLimits; now: () => number }): SignInLimit {
  const asks = createRateLimit({ limits, now })
  const byClient = createMinuteLimit({ most: limits.verifyPerMinute, now })
  const byAccount = createMinuteLimit({ most: limits.addressPerMinute, now })
  return {
    asks: (client) => refuse(asks.take(client)),
    verifies: (client) => refuse(byClient.take(client)),
    checks: ({ client, address }) => refuse(byAccount.take(`${client} ${address.toLowerCase()}`)),
  }
}

function refuse(wait: number): void {
  if (wait === 0) return
  const words = `Too many sign-ins. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`
  throw new CookieRouteError(429, words, { retryAfter: wait })
}

type MinuteLimit = {
  /** Seconds to wait; 0 when the request may pass, which then counts. */
  take(key: string): number
}

type MinuteLimitParameters = { most: number; now: () => number; maxKeys?: number }

const MINUTE_MS = 60_000

/** When it was passed in the last minute, from `first` on. */
type Passed = { times: number[]; first: number }

/** At most so many in any minute, whichever moment it begins with. */
export function createMinuteLimit({ most, now, maxKeys = 10_000 }: MinuteLimitParameters): MinuteLimit {
  const keys = createBoundedMap<Passed>(maxKeys)

  return {
    take(key) {
      const at = now()
      const passed = keys.get(key) ?? { times: [], first: 0 }
      forget(passed, at - MINUTE_MS)
      const { times, first } = passed
      keys.set(key, passed)
      if (times.length - first < most) {
        times.push(at)
        return 0
      }
      const oldest = times[first] ?? at
      // A clock that was set back makes nobody wait longer.
      return Math.min(60, Math.max(1, Math.ceil((oldest + MINUTE_MS - at) / 1_000)))
    },
  }
}

function forget(passed: Passed, until: number): void {
  while ((passed.times[passed.first] ?? until + 1) <= until) passed.first += 1
  if (passed.first < 1_000 || passed.first * 2 < passed.times.length) return
  passed.times = passed.times.slice(passed.first)
  passed.first = 0
}
