import { z } from 'zod'
import { limitSetting, type SettingsContext, wholeNumberSetting } from './values.ts'

/** Each has places of its own: a flood of one takes none of another's. */
export const placeClasses = ['static', 'read', 'write'] as const
export type PlaceClass = (typeof placeClasses)[number]

type AdmissionLimits = {
  connectionsPerClient: number
  /** From its headers until its answer is taken. */
  requestsPerClient: number
  /** How many requests of a class are worked on at a time. */
  places: Readonly<Record<PlaceClass, number>>
}

export type OperateConfig = {
  /** How long a server that was told to stop still answers, so that a balancer notices. */
  drainSeconds: number
  admissionLimits: AdmissionLimits
  /** What opens `/metrics`: never in an answer, a log or a message. */
  metricsToken: string | undefined
}

export function operateSettings({ network: { isPublic } }: SettingsContext) {
  return z
    .object({
      DRAIN_SECONDS: wholeNumberSetting(0, 300)
        .prefault(isPublic ? '5' : '0')
        .describe(
          'Seconds a server keeps serving after SIGTERM while /ready reports that it is stopping. On mainnet 5.',
        ),
      LIMIT_CONNECTIONS_PER_CLIENT: limitSetting(400).describe(
        'Open connections per client; further ones are closed. Proxies in TRUST_PROXY are not counted.',
      ),
      LIMIT_REQUESTS_PER_CLIENT: limitSetting(200).describe(
        'Open requests per client; further ones get a 429.',
      ),
      LIMIT_STATIC_AT_ONCE: limitSetting(500).describe(
        'Concurrent requests for pages and files; further ones get a 503, as with the next two limits.',
      ),
      LIMIT_READS_AT_ONCE: limitSetting(1_000).describe(
        'Concurrent read requests, such as /rpc and /market.',
      ),
      LIMIT_WRITES_AT_ONCE: limitSetting(500).describe(
        'Concurrent write requests, such as sign-in and proposals.',
      ),
      METRICS_TOKEN: z
        .string()
        .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 letters, digits or symbols, without spaces.')
        .optional()
        .describe(
          'The bearer token for /metrics. If unset, only this machine can read the metrics; on mainnet they are off.',
        ),
    })
    .describe('Operation')
}

export function operateConfig(settings: z.output<ReturnType<typeof operateSettings>>): OperateConfig {
  return {
    drainSeconds: settings.DRAIN_SECONDS,
    admissionLimits: {
      connectionsPerClient: settings.LIMIT_CONNECTIONS_PER_CLIENT,
      requestsPerClient: settings.LIMIT_REQUESTS_PER_CLIENT,
      places: {
        static: settings.LIMIT_STATIC_AT_ONCE,
        read: settings.LIMIT_READS_AT_ONCE,
        write: settings.LIMIT_WRITES_AT_ONCE,
      },
    },
    metricsToken: settings.METRICS_TOKEN,
  }
}
