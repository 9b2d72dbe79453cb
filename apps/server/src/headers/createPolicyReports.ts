import { z } from 'zod'
import { emptyAnswer, jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createCounter } from '../metrics/metric.ts'
import { createCalmWrite } from '../operate/createCalmWrite.ts'
import { readStrictJson } from '../rpc/parseStrictJson.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import { readCapped } from '../rpc/readCapped.ts'

export type PolicyReportsDeps = {
  config: Pick<Config, 'reportLimits'>
  now: () => number
  log: Log
}

const MOST_BYTES = 8 * 1024

const reportType = /^application\/(csp-report|reports\+json)\s*(;|$)/i

/** `/csp-reports`: what the policy of a page has blocked in somebody's browser. It is counted, and nothing is stored. */
export function createPolicyReports({ config, now, log }: PolicyReportsDeps) {
  const rateLimit = createRateLimit({ limits: config.reportLimits, now })
  const blockings = createCounter({
    name: 'love_csp_reports_total',
    help: 'Content policy violations reported by browsers, by directive.',
    labels: ['directive'],
  })
  const tell = createCalmWrite({ write: log.info, now })

  return {
    metrics: [blockings.metric],

    /** The client is known to the rate limit only. */
    async receive(request: Request, client: string): Promise<Response> {
      const { method, headers } = request
      if (method !== 'POST') return jsonAnswer(405, { error: 'Use POST.' }, { allow: 'POST' })
      const wait = rateLimit.take(client)
      if (wait > 0)
        return jsonAnswer(
          429,
          { error: 'Too many reports. Try again later.' },
          { 'retry-after': String(wait) },
        )
      if (!reportType.test(headers.get('content-type') ?? ''))
        return jsonAnswer(415, {
          error: 'Content-Type must be application/csp-report or application/reports+json.',
        })
      const text = await readCapped(request, MOST_BYTES)
      if (text === undefined)
        return jsonAnswer(413, { error: `The body is larger than ${MOST_BYTES} bytes.` })
      const reports = parsePolicyReports(text)
      if (!reports) return jsonAnswer(400, { error: 'The body is not a policy report.' })
      for (const { directive, blocked } of reports) {
        blockings.add(directive)
        tell('a browser reported a content policy violation', { directive, blocked })
      }
      return emptyAnswer()
    },
  }
}

type PolicyReport = {
  /** One of a fixed list, or `other`. */
  directive: string
  /** The origin of what was blocked or what kind of thing it was; never a path, a query or a page. */
  blocked: string
}

/** Those of our policies, as browsers name them. Nobody can make up more. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

/** What browsers say where nothing has an address. */
const kinds = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'self',
  'data',
  'blob',
  'filesystem',
  'about',
])

const MOST_REPORTS = 10

/** Above any origin that there is. */
const LONGEST_ORIGIN = 270

/** `application/csp-report`, for `report-uri`: one report. */
const single = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      // Older browsers name the directive with all that it allows.
      effectiveDirective: (report['effective-directive'] || report['violated-directive'])?.split(' ')[0],
      blockedURL: report['blocked-uri'],
    },
  ])

const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().nullish() }),
})

/** `application/reports+json`, for `report-to`: several, of any kind. */
const several = z.array(z.unknown()).transform((reports) =>
  reports.slice(0, MOST_REPORTS).flatMap((report) => {
    const parsed = violation.safeParse(report)
    return parsed.success ? [parsed.data.body] : []
  }),
)

/** Undefined is a body that no browser would send. */
function parsePolicyReports(text: string): readonly PolicyReport[] | undefined {
  const parsed = z.union([single, several]).safeParse(readStrictJson(text))
  return parsed.data?.map(({ effectiveDirective = '', blockedURL }) => ({
    directive: directives.has(effectiveDirective) ? effectiveDirective : 'other',
    blocked: blockedOf(blockedURL ?? ''),
  }))
}

function blockedOf(address: string): string {
  const kind = /^[a-z-]*/.exec(address)?.[0] ?? ''
  if (kinds.has(kind)) return kind
  // Its own name would tell what somebody has installed.
  if (kind.endsWith('-extension')) return 'extension'
  const { origin } = URL.parse(address) ?? { origin: 'null' }
  return origin !== 'null' && origin.length <= LONGEST_ORIGIN ? origin : 'other'
}
