import { z } from 'zod'
import { limitSetting, type RateLimits, rateLimits } from './values.ts'

/** For `/sign-in/*`. The rates are of everything but the check of a signature. */
export type SignInLimits = RateLimits & {
  /** Signatures that are checked: from one client, and from it for one account. */
  verifyPerMinute: number
  addressPerMinute: number
}

export type SignInConfig = { signInLimits: SignInLimits }

export function signInSettings() {
  return z
    .object({
      LIMIT_SIGN_IN_PER_SECOND: limitSetting(2).describe('Sign-in requests per client per second.'),
      LIMIT_SIGN_IN_BURST: limitSetting(60).describe('Sign-in requests per client in a burst.'),
      LIMIT_SIGN_IN_TOTAL_PER_SECOND: limitSetting(200).describe(
        'Sign-in requests per second from all clients together.',
      ),
      LIMIT_SIGN_IN_VERIFY_PER_MINUTE: limitSetting(10).describe(
        'Sign-in signatures checked per client per minute.',
      ),
      LIMIT_SIGN_IN_ADDRESS_PER_MINUTE: limitSetting(5).describe(
        'Sign-in signatures checked per account and client per minute.',
      ),
    })
    .describe('Sign-in')
}

export function signInConfig(settings: z.output<ReturnType<typeof signInSettings>>): SignInConfig {
  return {
    signInLimits: {
      ...rateLimits(settings, 'LIMIT_SIGN_IN'),
      verifyPerMinute: settings.LIMIT_SIGN_IN_VERIFY_PER_MINUTE,
      addressPerMinute: settings.LIMIT_SIGN_IN_ADDRESS_PER_MINUTE,
    },
  }
}
