import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'

/** What is waited for, as `watchPage.js` has it: first figures, then everything else. */
export type Wanted = {
  readonly rows?: number
  readonly cells?: number
  readonly says?: { readonly in: string; readonly text: string }
  readonly there?: readonly string[]
  readonly press?: string
}

export type SlowVisitParameters = {
  readonly url: string
  readonly wanted: Wanted
}

export type SlowVisit = {
  /** From the beginning of the visit until the figures are on the screen, by the page's own clock. */
  readonly figures: number
  /** Until everything that was waited for is. */
  readonly complete: number
  /** That had begun when the figures were there. */
  readonly requests: number
  /** That had begun when a second passed without another one. */
  readonly requestsInAll: number
  readonly steps: number
  /** The addresses of all of them. */
  readonly scripts: readonly string[]
}

/** Milliseconds for each way there and back, and bytes a second of 1.6 Mbit/s. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const watchPage = readFileSync(new URL('watchPage.js', import.meta.url), 'utf8')
const QUIET_MS = 1_000
const LONGEST_MS = 20_000

/** In seconds since 1970. */
type Asked = {
  readonly begun: number
  readonly isDocument: boolean
  readonly script: string | undefined
  ended: number
}

/** With nothing kept from an earlier visit, on a phone with a slow network. */
export async function slowVisit(browser: Browser, { url, wanted }: SlowVisitParameters): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const chrome = await context.newCDPSession(page)
    const asked = watchRequests(chrome)
    await chrome.send('Network.enable')
    await chrome.send('Network.emulateNetworkConditions', network)
    await page.addInitScript({ content: `${watchPage}\nwatchPage(${JSON.stringify(wanted)})` })
    await page.goto(url, { waitUntil: 'commit' })
    const isComplete = () => performance.getEntriesByName('complete').length > 0
    await page.waitForFunction(isComplete, undefined, { timeout: LONGEST_MS })
    const { filled, seen, complete, origin } = await page.evaluate(() => {
      const at = (name: string) => (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN) / 1_000
      const origin = performance.timeOrigin / 1_000
      return { filled: origin + at('filled'), seen: at('seen'), complete: at('complete'), origin }
    })
    while (asked.sinceLast() < QUIET_MS) await sleep(50)
    const all = asked.all()
    return {
      figures: seen,
      complete,
      requests: all.filter(({ begun }) => begun <= filled).length,
      requestsInAll: all.length,
      steps: stepsOf(all.filter(({ ended, isDocument }) => ended <= origin + seen && !isDocument)),
      scripts: all.flatMap(({ script }) => script ?? []),
    }
  } finally {
    await context.close()
  }
}

function watchRequests(chrome: CDPSession) {
  const asked = new Map<string, Asked>()
  let last = performance.now()
  let offset: number | undefined
  chrome.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    if (request.url.startsWith('data:')) return
    last = performance.now()
    offset ??= wallTime - timestamp
    asked.set(requestId, {
      begun: timestamp + offset,
      isDocument: type === 'Document',
      script: type === 'Script' ? request.url : undefined,
      ended: Number.POSITIVE_INFINITY,
    })
  })
  chrome.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const found = asked.get(requestId)
    if (found) found.ended = timestamp + (offset ?? 0)
  })
  return { all: () => [...asked.values()], sinceLast: () => performance.now() - last }
}

/**
 * The longest chain of requests in which each began after the one before had ended, whether it needed that one or not:
 * never fewer than the steps that were needed. Those that ended too late to matter do not count, nor does the document.
 */
export function stepsOf(requests: readonly Pick<Asked, 'begun' | 'ended'>[]): number {
  const steps: { readonly ended: number; readonly step: number }[] = []
  for (const { begun, ended } of requests.toSorted((a, b) => a.begun - b.begun)) {
    const before = steps.filter((one) => one.ended <= begun).map(({ step }) => step)
    steps.push({ ended, step: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...steps.map(({ step }) => step))
}
