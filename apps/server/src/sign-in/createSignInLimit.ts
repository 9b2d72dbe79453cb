import { createRateLimit } from '../rpc/rateLimit.ts'
import type { SignInLimits } from '../settings/signInSettings.ts'
import { CookieRouteError } from './CookieRouteError.ts'
import { createMinuteLimit } from './createMinuteLimit.ts'

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
