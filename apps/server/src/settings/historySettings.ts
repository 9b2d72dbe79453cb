import { z } from 'zod'
import { limitSetting, type RateLimits, rateLimits } from './values.ts'

export type HistoryConfig = {
  /** For `/market/accounts/*`. */
  historyLimits: RateLimits
}

export function historySettings() {
  return z
    .object({
      LIMIT_HISTORY_PER_SECOND: limitSetting(10).describe('History pages answered per client per second.'),
      LIMIT_HISTORY_BURST: limitSetting(100).describe('History pages answered per client in a burst.'),
      LIMIT_HISTORY_TOTAL_PER_SECOND: limitSetting(100).describe(
        'History pages answered per second for all clients together.',
      ),
    })
    .describe('History of an address')
}

export function historyConfig(settings: z.output<ReturnType<typeof historySettings>>): HistoryConfig {
  return { historyLimits: rateLimits(settings, 'LIMIT_HISTORY') }
}
