import { z } from 'zod'
import { limit } from './limit.ts'

/** For `POST /insights/view`. */
type ViewLimits = { perSecond: number; burst: number; totalPerSecond: number }

export type ViewConfig = { viewLimits: ViewLimits }

export function viewSettings() {
  return z
    .object({
      LIMIT_VIEWS_PER_SECOND: limit(2).describe('Page views that are counted of one client a second.'),
      LIMIT_VIEWS_BURST: limit(30).describe('Page views that are counted of one client at once.'),
      LIMIT_VIEWS_TOTAL_PER_SECOND: limit(500).describe(
        'Page views that are counted of all clients a second.',
      ),
    })
    .describe('The counter of page views')
}

export function viewConfig(settings: z.output<ReturnType<typeof viewSettings>>): ViewConfig {
  return {
    viewLimits: {
      perSecond: settings.LIMIT_VIEWS_PER_SECOND,
      burst: settings.LIMIT_VIEWS_BURST,
      totalPerSecond: settings.LIMIT_VIEWS_TOTAL_PER_SECOND,
    },
  }
}
