import type { Page } from '@playwright/test'
import type { Comparison, Findings } from './findings.ts'
import { type Measurement, median } from './measurement.ts'
import { round } from './round.ts'
import { openBrowser } from './site/openBrowser.ts'
import { type Visit, visit } from './site/visit.ts'
import { untilTraded } from './untilTraded.ts'
import { withPeers, withStack } from './withStack.ts'

const RUNS = 3

/** A table with ten rows in which nothing is still awaited. */
async function untilTable(page: Page): Promise<void> {
  const table = page.locator('table').first()
  await table.locator('tr').nth(9).waitFor()
  const isComplete = (text: string) => /\d{3}/.test(text) && !text.includes('…')
  while (!isComplete(await table.innerText())) await new Promise((done) => setTimeout(done, 20))
}

/** From an empty cache to a complete table, in Chromium at the size of a phone, medians. */
export function measureVisits(): Promise<Findings> {
  return withStack((stack) =>
    withPeers(stack, async (peers, failures) => {
      const browser = await openBrowser()
      try {
        const see = async (url: string) => {
          const visits: Visit[] = []
          for (let run = 0; run < RUNS; run++)
            visits.push(await visit(browser, { url, untilComplete: untilTable }))
          return visits
        }
        await untilTraded(stack.url)
        const pairs = await see(`${stack.url}/pairs`)
        const farm = await see(`${stack.url}/farm`)
        const theirs = peers && { next: await see(peers.next), wagmi: await see(peers.express) }
        return {
          failures,
          measurements: [...rows('/pairs', pairs), ...rows('/farm', farm)],
          comparisons: theirs ? compare(pairs, theirs) : [],
        }
      } finally {
        await browser.close()
      }
    }),
  )
}

function rows(path: string, visits: readonly Visit[]): Measurement[] {
  const all = (key: keyof Visit) => round(median(visits.map((one) => one[key])), 1)
  return [
    { name: `${path}, requests to a complete table`, value: all('requests'), unit: '', atMost: 24 },
    { name: `${path}, of them to the node`, value: all('rpcRequests'), unit: '', atMost: 0 },
    { name: `${path}, its snapshot`, value: all('snapshotKibibytes'), unit: 'KiB', atMost: 4 },
    { name: `${path}, bytes over the wire`, value: all('kibibytes'), unit: 'KiB', atMost: 200 },
    { name: `${path}, complete after`, value: all('seconds'), unit: 's', atMost: 1.5 },
  ]
}

type Theirs = { readonly next: readonly Visit[]; readonly wagmi: readonly Visit[] }

/** Theirs show two reserves a pair; ours also prices, volumes, changes and yields, on a desktop. */
function compare(ours: readonly Visit[], { next, wagmi }: Theirs): Comparison[] {
  const row = (name: string, key: keyof Visit, unit: string): Comparison => {
    const of = (visits: readonly Visit[]) => round(median(visits.map((one) => one[key])), 1)
    const peers = { 'Next + RainbowKit': of(next), 'wagmi + Vite': of(wagmi) }
    return { name, unit, better: 'less', ours: of(ours), peers }
  }
  return [
    row('pairs page, scripts', 'scriptKibibytes', 'KiB'),
    row('pairs page, all bytes', 'kibibytes', 'KiB'),
    row('pairs page, requests', 'requests', ''),
    row('pairs page, complete after', 'seconds', 's'),
  ]
}
