import { z } from 'zod'
import { limitSetting } from './values.ts'

/** For `/me/*`: of one client, of one session, and of all together. */
export type MeLimits = { perSecond: number; burst: number; totalPerSecond: number }

export type MeConfig = { meLimits: MeLimits }

export function meSettings() {
  return z
    .object({
      LIMIT_ME_PER_SECOND: limitSetting(2).describe(
        'Requests for what an account keeps, of one session a second.',
      ),
      LIMIT_ME_BURST: limitSetting(60).describe(
        'Requests for what an account keeps, of one session at once.',
      ),
      LIMIT_ME_TOTAL_PER_SECOND: limitSetting(200).describe(
        'Requests for what accounts keep, of all sessions a second.',
      ),
    })
    .describe('What accounts keep')
}

export function meConfig(settings: z.output<ReturnType<typeof meSettings>>): MeConfig {
  return {
    meLimits: {
      perSecond: settings.LIMIT_ME_PER_SECOND,
      burst: settings.LIMIT_ME_BURST,
      totalPerSecond: settings.LIMIT_ME_TOTAL_PER_SECOND,
    },
  }
}
