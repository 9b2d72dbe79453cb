import { z } from 'zod'
import { limitSetting, type RateLimits, rateLimits, type SettingsContext } from './values.ts'

/** For `POST /simulate`. */
type SimulateLimits = RateLimits & {
  /** For all that one simulation runs. */
  gas: number
  timeoutMs: number
}

export type SimulateConfig = { simulateLimits: SimulateLimits }

export function simulateSettings({ network: { isPublic } }: SettingsContext) {
  return z
    .object({
      LIMIT_SIMULATE_PER_SECOND: limitSetting(5).describe('Simulations of one client a second.'),
      LIMIT_SIMULATE_BURST: limitSetting(20).describe('Simulations of one client at once.'),
      LIMIT_SIMULATE_TOTAL_PER_SECOND: limitSetting(50).describe('Simulations of all clients a second.'),
      LIMIT_SIMULATE_GAS: limitSetting(isPublic ? 30_000_000 : 10_000_000).describe(
        'Gas that one simulation may use. On mainnet 30000000.',
      ),
      LIMIT_SIMULATE_MS: limitSetting(5_000, { most: 6_000 }).describe(
        'Milliseconds that a simulation may take.',
      ),
    })
    .describe('Simulations')
}

export function simulateConfig(settings: z.output<ReturnType<typeof simulateSettings>>): SimulateConfig {
  return {
    simulateLimits: {
      ...rateLimits(settings, 'LIMIT_SIMULATE'),
      gas: settings.LIMIT_SIMULATE_GAS,
      timeoutMs: settings.LIMIT_SIMULATE_MS,
    },
  }
}
