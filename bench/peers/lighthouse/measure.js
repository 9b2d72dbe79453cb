import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const { chromium, urls, runs } = JSON.parse(process.argv[2] ?? '{}')
const performanceOnly = ['performance']
const everything = ['performance', 'accessibility', 'best-practices', 'seo']
/** How long a page must have been calm: all are complete far earlier, and there are many to look at. */
const calm = {
  pauseAfterFcpMs: 2_000,
  pauseAfterLoadMs: 2_000,
  networkQuietThresholdMs: 2_000,
  cpuQuietThresholdMs: 2_000,
}

const chrome = await launch({
  chromePath: chromium,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  logLevel: 'silent',
})
process.once('SIGTERM', () => {
  chrome.kill()
  process.exit(1)
})
try {
  // In turns, so that whatever else the machine does falls on all of them. What does not vary is looked at once.
  for (let run = 0; run < runs; run++)
    for (const url of urls) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: run === 0 ? everything : performanceOnly,
        disableFullPageScreenshot: true,
        ...calm,
      })
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
      const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)])
      const lost = Object.values(lhr.categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => lhr.audits[id]))
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id }) => id)
      console.log(
        JSON.stringify({
          url,
          scores: Object.fromEntries(scores),
          lost,
          lcpMs: lhr.audits['largest-contentful-paint'].numericValue,
          lcpElement: lhr.audits['lcp-breakdown-insight'].details?.items.find(({ selector }) => selector)
            ?.selector,
          shift: lhr.audits['cumulative-layout-shift'].numericValue,
          shiftElement: lhr.audits['layout-shifts'].details?.items[0]?.node?.selector,
          blockedMs: lhr.audits['total-blocking-time'].numericValue,
          scriptBytes: lhr.audits['network-requests'].details.items
            .filter(({ resourceType }) => resourceType === 'Script')
            .reduce((total, { transferSize }) => total + transferSize, 0),
        }),
      )
    }
} finally {
  await chrome.kill()
}
