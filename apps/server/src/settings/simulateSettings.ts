import { z } from 'zod'
import { limitSetting, type SettingsContext } from './values.ts'

/** For `POST /simulate`. */
type SimulateLimits = {
  perSecond: number
  burst: number
  totalPerSecond: number
  /** For all that one rehearsal runs. */
  gas: number
  timeoutMs: number
}

export type SimulateConfig = { simulateLimits: SimulateLimits }

export function simulateSettings({ network: { isPublic } }: SettingsContext) {
  return z
    .object({
      LIMIT_SIMULATE_PER_SECOND: limitSetting(5).describe('Rehearsals of one client a second.'),
      LIMIT_SIMULATE_BURST: limitSetting(20).describe('Rehearsals of one client at once.'),
      LIMIT_SIMULATE_TOTAL_PER_SECOND: limitSetting(50).describe('Rehearsals of all clients a second.'),
      LIMIT_SIMULATE_GAS: limitSetting(isPublic ? 30_000_000 : 10_000_000).describe(
        'Gas that one rehearsal may use. On mainnet 30000000.',
      ),
      LIMIT_SIMULATE_MS: limitSetting(5_000, { most: 6_000 }).describe(
        'Milliseconds that a rehearsal may take.',
      ),
    })
    .describe('Rehearsals')
}

export function simulateConfig(settings: z.output<ReturnType<typeof simulateSettings>>): SimulateConfig {
  return {
    simulateLimits: {
      perSecond: settings.LIMIT_SIMULATE_PER_SECOND,
      burst: settings.LIMIT_SIMULATE_BURST,
      totalPerSecond: settings.LIMIT_SIMULATE_TOTAL_PER_SECOND,
      gas: settings.LIMIT_SIMULATE_GAS,
      timeoutMs: settings.LIMIT_SIMULATE_MS,
    },
  }
}
