import { emptyAnswer, jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createCounter } from '../metrics/createCounter.ts'
import { createCalmWrite } from '../operate/createCalmWrite.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import { readCapped } from '../rpc/readCapped.ts'
import { parsePolicyReports } from './parsePolicyReports.ts'

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
    help: 'What browsers say that the policy of a page has blocked, by directive.',
    labels: ['directive'],
  })
  const tell = createCalmWrite({ write: log.info, now })

  return {
    metrics: [blockings.metric],

    /** The client is known to the rate limit only. */
    async receive(request: Request, client: string): Promise<Response> {
      const { method, headers } = request
      if (method !== 'POST') return jsonAnswer(405, { error: 'Send a POST request.' }, { allow: 'POST' })
      const wait = rateLimit.take(client)
      if (wait > 0)
        return jsonAnswer(
          429,
          { error: 'Too many reports. Try again later.' },
          { 'retry-after': String(wait) },
        )
      if (!reportType.test(headers.get('content-type') ?? ''))
        return jsonAnswer(415, { error: 'Send application/csp-report or application/reports+json.' })
      const text = await readCapped(request, MOST_BYTES)
      if (text === undefined) return jsonAnswer(413, { error: `The body is above ${MOST_BYTES} bytes.` })
      const reports = parsePolicyReports(text)
      if (!reports) return jsonAnswer(400, { error: 'Send reports as a browser does.' })
      for (const { directive, blocked } of reports) {
        blockings.add(directive)
        tell('a browser reports that the policy blocked something', { directive, blocked })
      }
      return emptyAnswer()
    },
  }
}
