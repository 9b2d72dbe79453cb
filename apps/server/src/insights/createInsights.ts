import { emptyAnswer, jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import { readCapped } from '../rpc/readCapped.ts'
import type { StaticFiles } from '../static/loadFiles.ts'
import type { Store } from '../store/openStore.ts'
import { createSummary } from './createSummary.ts'
import type { ViewCounter } from './createViewCounter.ts'
import { parseView } from './parseView.ts'
import { knownPages } from './viewedPath.ts'

export type InsightsDeps = {
  config: Pick<Config, 'appUrl' | 'viewLimits'>
  files: Pick<StaticFiles, 'keys'>
  store: Pick<Store, 'db'>
  views: Pick<ViewCounter, 'count' | 'flush'>
  now: () => number
  log: Log
}

const MOST_BYTES = 1024
/** Those that name themselves; the others do not run scripts. */
const bot = /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i

/** `/insights/*`: how often pages are seen, and nothing about who saw them. The script is a file of the web app. */
export function createInsights({ config, files, store, views, now, log }: InsightsDeps) {
  const rateLimit = createRateLimit({ limits: config.viewLimits, now })
  const known = { ownHost: new URL(config.appUrl).host, pages: knownPages(files) }

  return {
    /** The client is known to the rate limit only. */
    async view(request: Request, client: string): Promise<Response> {
      const { method, headers } = request
      if (method !== 'POST') return refusal(405, 'Use POST.', { allow: 'POST' })
      if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return emptyAnswer()
      if (bot.test(headers.get('user-agent') ?? '')) return emptyAnswer()
      if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
        return refusal(415, 'Content-Type must be application/json.')
      }
      const wait = rateLimit.take(client)
      if (wait > 0) return refusal(429, 'Too many views. Try again later.', { 'retry-after': String(wait) })
      const text = await readCapped(request, MOST_BYTES)
      if (text === undefined) return refusal(413, `The body is larger than ${MOST_BYTES} bytes.`)
      const view = parseView(text, known)
      if (!view) return refusal(400, 'Send the path of a page: {"path":"/pairs"}.')
      views.count(view)
      return emptyAnswer()
    },

    summary: createSummary({ store, views, now, log }),
  }
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return jsonAnswer(status, { error }, headers)
}
