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
      LIMIT_SIGN_IN_PER_SECOND: limitSetting(2).describe('Requests about sign-in of one client a second.'),
      LIMIT_SIGN_IN_BURST: limitSetting(60).describe('Requests about sign-in of one client at once.'),
      LIMIT_SIGN_IN_TOTAL_PER_SECOND: limitSetting(200).describe(
        'Requests about sign-in of all clients a second.',
      ),
      LIMIT_SIGN_IN_VERIFY_PER_MINUTE: limitSetting(10).describe(
        'Signatures of sign-ins that are checked for one client a minute.',
      ),
      LIMIT_SIGN_IN_ADDRESS_PER_MINUTE: limitSetting(5).describe(
        'Signatures of sign-ins that are checked for one account a minute, from one client.',
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
