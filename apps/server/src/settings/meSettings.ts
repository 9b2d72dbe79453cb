import { z } from 'zod'
import { limitSetting, type RateLimits, rateLimits } from './values.ts'

export type MeConfig = {
  /** For `/me/*`: of one client, of one session, and of all together. */
  meLimits: RateLimits
}

export function meSettings() {
  return z
    .object({
      LIMIT_ME_PER_SECOND: limitSetting(2).describe('Requests for account data per session per second.'),
      LIMIT_ME_BURST: limitSetting(60).describe('Requests for account data per session in a burst.'),
      LIMIT_ME_TOTAL_PER_SECOND: limitSetting(200).describe(
        'Requests for account data per second from all sessions together.',
      ),
    })
    .describe('Account data')
}

export function meConfig(settings: z.output<ReturnType<typeof meSettings>>): MeConfig {
  return { meLimits: rateLimits(settings, 'LIMIT_ME') }
}
