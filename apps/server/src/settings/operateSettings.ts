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
          'How long a server that gets SIGTERM says at /ready that it will stop, and still answers. On mainnet 5.',
        ),
      LIMIT_CONNECTIONS_PER_CLIENT: limitSetting(400).describe(
        'Open connections of one client; more are closed at once. Those of a proxy in TRUST_PROXY are not counted.',
      ),
      LIMIT_REQUESTS_PER_CLIENT: limitSetting(200).describe('Open requests of one client; more get a 429.'),
      LIMIT_STATIC_AT_ONCE: limitSetting(500).describe(
        'Requests for pages and files that are worked on at a time; more get a 503, here and in the next two.',
      ),
      LIMIT_READS_AT_ONCE: limitSetting(1_000).describe(
        'Requests that only read, like /rpc and /market, that are worked on at a time.',
      ),
      LIMIT_WRITES_AT_ONCE: limitSetting(500).describe(
        'Requests that write, like sign-in and proposals, that are worked on at a time.',
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
