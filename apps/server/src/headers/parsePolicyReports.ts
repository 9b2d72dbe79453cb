import { z } from 'zod'
import { readStrictJson } from '../rpc/parseStrictJson.ts'

export type PolicyReport = {
  /** One of a fixed list, or `other`. */
  directive: string
  /** The origin of what was blocked or what kind of thing it was; never a path, a query or a page. */
  blocked: string
}

/** Those of our policies, as browsers name them. Nobody can make up more. */
const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src'],
  ...['frame-src', 'worker-src', 'manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
])
/** What browsers say where nothing has an address. */
const kinds = new Set([
  ...['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'],
  ...['self', 'data', 'blob', 'filesystem', 'about'],
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

/** `application/reports+json`, for `report-to`: several, of any kind. */
const several = z.array(z.unknown()).transform((reports) =>
  reports.slice(0, MOST_REPORTS).flatMap((report) => {
    const parsed = violation.safeParse(report)
    return parsed.success ? [parsed.data.body] : []
  }),
)
const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().nullish() }),
})

/** Undefined is a body that no browser would send. */
export function parsePolicyReports(text: string): readonly PolicyReport[] | undefined {
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
