import { z } from 'zod'
import { limit } from './limit.ts'

/** For `POST /csp-reports`. */
type ReportLimits = { perSecond: number; burst: number; totalPerSecond: number }

export type ReportConfig = { reportLimits: ReportLimits }

export function reportSettings() {
  return z
    .object({
      LIMIT_REPORTS_PER_SECOND: limit(1).describe(
        'Reports of policy violations that are taken from one client a second.',
      ),
      LIMIT_REPORTS_BURST: limit(20).describe(
        'Reports of policy violations that are taken from one client at once.',
      ),
      LIMIT_REPORTS_TOTAL_PER_SECOND: limit(50).describe(
        'Reports of policy violations that are taken from all clients a second.',
      ),
    })
    .describe('Reports of policy violations')
}

export function reportConfig(settings: z.output<ReturnType<typeof reportSettings>>): ReportConfig {
  return {
    reportLimits: {
      perSecond: settings.LIMIT_REPORTS_PER_SECOND,
      burst: settings.LIMIT_REPORTS_BURST,
      totalPerSecond: settings.LIMIT_REPORTS_TOTAL_PER_SECOND,
    },
  }
}
