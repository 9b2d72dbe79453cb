import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Comparison, Findings } from './findings.ts'
import { type Measurement, median } from './measurement.ts'
import { round } from './round.ts'
import { gzipKibibytes } from './site/gzipKibibytes.ts'
import { openBrowser } from './site/openBrowser.ts'
import { type SlowVisit, type SlowVisitParameters, slowVisit, type Wanted } from './site/slowVisit.ts'
import { untilTraded } from './untilTraded.ts'
import { withPeers, withWatchedStack } from './withStack.ts'

const RUNS = 5
const table: Wanted = { rows: 10 }
const chart: Wanted = { cells: 5, there: ['.chart-shape'] }
/** Everything listens, and a button that is pressed then opens its menu. */
const listens: Wanted = {
  there: ['html[data-hydrated]', '.window[data-hydrated]'],
  press: '.start-button',
}
const old: Wanted = { ...table, says: { in: '.status-bar', text: 'data from block' } }
/** What is older than three blocks of mainnet is called old. */
const OLD_MS = 40_000

/** From an empty cache until figures are on the screen, on a phone with 150 ms and 1.6 Mbit/s, medians. */
export function measureFirstFigures(): Promise<Findings> {
  return withWatchedStack(({ url, nodeUrl, node }) =>
    withPeers({ nodeUrl }, async (peers, failures) => {
      await untilTraded(url)
      const browser = await openBrowser()
      try {
        const see = (plans: Plans) => inTurns(browser, plans)
        const ours = (path: string, wanted: Wanted) => ({ url: `${url}${path}`, wanted })
        const seen = await see({
          pairs: ours('/pairs', table),
          ...(peers && { wagmi: { url: peers.express, wanted: table } }),
          ...(peers && { next: { url: peers.next, wanted: table } }),
          farm: ours('/farm', table),
          token: ours('/tokens/LOVE', chart),
          pair: ours('/pairs/LOVE-ETH', chart),
          ready: ours('/pairs', listens),
          safes: ours('/safe', listens),
        })
        await node.down()
        await sleep(OLD_MS)
        const { away } = await see({ away: ours('/pairs', old) })
        await node.up()
        node.fault = { drop: true }
        const { silent } = await see({ silent: ours('/pairs', old) })
        const theirs = peers && { 'Next + RainbowKit': seen.next, 'wagmi + Vite': seen.wagmi }
        return {
          failures,
          measurements: [
            row('/pairs, ten rows with figures', seen.pairs, 'figures', 0.9),
            ...(theirs ? [beside(seen.pairs, seen.wagmi)] : []),
            row('/farm, figures', seen.farm, 'figures', 1.3),
            row('/tokens/LOVE, figures', seen.token, 'figures', 1.3),
            row('/tokens/LOVE, its chart too', seen.token, 'complete', 1.3),
            row('/pairs/LOVE-ETH, figures', seen.pair, 'figures', 1.3),
            row('/pairs/LOVE-ETH, its chart too', seen.pair, 'complete', 1.3),
            row('/pairs, ready for clicks', seen.ready, 'complete', 1.5),
            row('/safe, ready for clicks', seen.safes, 'complete', 2),
            row('/pairs, old figures while the node refuses', away, 'figures', 0.9),
            row('/pairs, old figures while the node is silent', silent, 'figures', 0.9),
            row('/pairs, requests until its figures', seen.pairs, 'requests', 12),
            row('/pairs, requests in all', seen.pairs, 'requestsInAll', 24),
            row('/safe, requests in all', seen.safes, 'requestsInAll', 26),
            row('/pairs, steps after the document', seen.pairs, 'steps', 2),
            { name: '/pairs, scripts, gzip', value: await weightOf(seen.pairs), unit: 'KiB', atMost: 110 },
          ],
          comparisons: theirs ? await compare(seen.pairs, theirs) : [],
        }
      } finally {
        await browser.close()
      }
    }),
  )
}

type Plans = Readonly<Record<string, SlowVisitParameters>>
type Visits = readonly SlowVisit[] | undefined

/** In turns, so that whatever else the machine does falls on all of them. */
async function inTurns(browser: Browser, plans: Plans): Promise<Readonly<Record<string, Visits>>> {
  const seen: Record<string, SlowVisit[]> = {}
  for (let run = 0; run < RUNS; run++)
    for (const [name, plan] of Object.entries(plans)) {
      seen[name] ??= []
      seen[name].push(await slowVisit(browser, plan))
    }
  return seen
}

type Counted = Exclude<keyof SlowVisit, 'scripts'>

const middle = (all: Visits, key: Counted) => round(median((all ?? []).map((one) => one[key])))

/** A visit loads the same ones as any other. */
const weightOf = async (all: Visits) => round(await gzipKibibytes(all?.[0]?.scripts ?? []), 1)

function row(name: string, all: Visits, key: Counted, atMost: number): Measurement {
  return { name, value: middle(all, key), unit: key === 'figures' || key === 'complete' ? 's' : '', atMost }
}

function beside(ours: Visits, theirs: Visits): Measurement {
  const value = round(middle(ours, 'figures') / middle(theirs, 'figures'))
  return { name: '/pairs, ten rows with figures, of the time of wagmi + Vite', value, unit: '×', atMost: 1 }
}

type Theirs = Readonly<Record<string, Visits>>

async function compare(pairs: Visits, theirs: Theirs): Promise<Comparison[]> {
  const of = async (name: string, unit: string, figure: (all: Visits) => unknown) => {
    const peers: Record<string, number> = {}
    for (const [peer, all] of Object.entries(theirs)) peers[peer] = Number(await figure(all))
    return { name, unit, better: 'less' as const, ours: Number(await figure(pairs)), peers }
  }
  return [
    await of('pairs on a slow network, figures after', 's', (all) => middle(all, 'figures')),
    await of('pairs on a slow network, requests until then', '', (all) => middle(all, 'requests')),
    await of('pairs on a slow network, steps', '', (all) => middle(all, 'steps')),
    await of('pairs on a slow network, scripts, gzip', 'KiB', weightOf),
  ]
}
