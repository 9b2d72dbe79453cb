import { z } from 'zod'
import type { SettingsContext } from './environment.ts'
import { limit } from './limit.ts'
import { wholeNumber } from './wholeNumber.ts'

export type OperateConfig = {
  /** How long a server that was told to stop still answers, so that a balancer notices. */
  drainSeconds: number
  /** How many requests are worked on at a time. */
  requestsAtOnce: number
  /** What opens `/metrics`: never in an answer, a log or a message. */
  metricsToken: string | undefined
}

export function operateSettings({ network: { isPublic } }: SettingsContext) {
  return z
    .object({
      DRAIN_SECONDS: wholeNumber(0, 300)
        .prefault(isPublic ? '5' : '0')
        .describe(
          'How long a server that gets SIGTERM says at /ready that it will stop, and still answers. On mainnet 5.',
        ),
      LIMIT_REQUESTS_AT_ONCE: limit(1_000).describe(
        'Requests that are worked on at a time; above that they are told to come again.',
      ),
      METRICS_TOKEN: z
        .string()
        .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 letters, digits or signs, and no blanks.')
        .optional()
        .describe(
          'Opens /metrics to whoever sends it as a bearer token. Without one only this machine may read it, and on mainnet nobody.',
        ),
    })
    .describe('How it is run')
}

export function operateConfig(settings: z.output<ReturnType<typeof operateSettings>>): OperateConfig {
  return {
    drainSeconds: settings.DRAIN_SECONDS,
    requestsAtOnce: settings.LIMIT_REQUESTS_AT_ONCE,
    metricsToken: settings.METRICS_TOKEN,
  }
}
