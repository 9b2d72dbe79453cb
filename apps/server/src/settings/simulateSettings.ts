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
      LIMIT_SIMULATE_PER_SECOND: limitSetting(5).describe('Simulations per client per second.'),
      LIMIT_SIMULATE_BURST: limitSetting(20).describe('Simulations per client in a burst.'),
      LIMIT_SIMULATE_TOTAL_PER_SECOND: limitSetting(50).describe(
        'Simulations per second for all clients together.',
      ),
      LIMIT_SIMULATE_GAS: limitSetting(isPublic ? 30_000_000 : 10_000_000).describe(
        'Gas limit of one simulation. On mainnet 30000000.',
      ),
      LIMIT_SIMULATE_MS: limitSetting(5_000, { most: 6_000 }).describe(
        'Timeout of a simulation, in milliseconds.',
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
