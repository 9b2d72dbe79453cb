import { setTimeout as sleep } from 'node:timers/promises'
import { type Findings, growthOf, type Line } from './findings.ts'
import { type StackOptions, usualLimits } from './gateway/startStack.ts'
import type { Measurement } from './measurement.ts'
import { mainnet } from './pages/mainnet.ts'
import { openPages } from './pages/openPages.ts'
import { round } from './round.ts'
import { withWatchedStack } from './withStack.ts'

const SECONDS = 60
const sizes = [100, 1_000, 10_000]
const paces = {
  quick: { name: 'a block every 4 s', blockSeconds: 4 },
  slow: { name: 'a block every 12 s', ...mainnet },
}

type Pace = StackOptions & { readonly name: string; readonly blockSeconds: number }

type Watched = {
  readonly pages: number
  readonly looks: number
  readonly failed: Readonly<Record<string, number>>
  /** Of the node, a second. */
  readonly requests: number
  readonly calls: number
}

/** What the node is asked while more and more people watch, with the pace of the devnet and with mainnet's. */
export async function measureOpenPages(): Promise<Findings> {
  const quick = await watch(paces.quick, [0, ...sizes])
  const slow = await watch(paces.slow, [0, ...sizes.slice(-1)])
  const lines = [lineOf('requests', quick), lineOf('calls', quick)] as const
  const growth = (name: string, line: Line) => ({
    name: `${name}, 10,000 open pages to 100`,
    value: round(growthOf(line)),
    unit: '×',
    atMost: 1.1,
  })
  return {
    failures: [...quick, ...slow].flatMap(({ pages, failed }) =>
      Object.entries(failed).map(([why, times]) => `${pages} open pages: ${times} × ${why}`),
    ),
    measurements: [
      ...rowsOf(paces.quick, quick),
      growth('requests to the node', lines[0]),
      growth('calls in them', lines[1]),
      ...rowsOf(paces.slow, slow),
    ],
    curves: [{ name: 'What the node is asked', across: 'open pages', unit: '/s', lines }],
  }
}

function watch(pace: Pace, amounts: readonly number[]): Promise<readonly Watched[]> {
  const { blockSeconds } = pace
  return withWatchedStack(
    async ({ url, node }) => {
      const count = async (pages: number): Promise<Watched> => {
        const crowd = openPages({ port: Number(new URL(url).port), pages, blockSeconds })
        try {
          // Until all are open, and whatever the chain was before them has been followed.
          while ((await crowd.count()).open < pages) await sleep(100)
          await sleep(1_000 * (blockSeconds + 6))
          const [before, from] = [await crowd.count(), node.requests.length]
          const started = performance.now()
          await sleep(1_000 * SECONDS)
          const seconds = (performance.now() - started) / 1_000
          const [after, asked] = [await crowd.count(), node.requests.slice(from)]
          return {
            pages,
            looks: Math.round((after.looks - before.looks) / seconds),
            failed: after.failed,
            requests: round(asked.length / seconds),
            calls: round(asked.flat().length / seconds),
          }
        } finally {
          await crowd.close()
        }
      }
      const found: Watched[] = []
      for (const pages of amounts) found.push(await count(pages))
      return found
    },
    { ...pace, limits: usualLimits },
  )
}

/** What the server asks for itself is no visitor's: it follows the chain also when nobody is there. */
function rowsOf({ name: pace }: Pace, [nobody, ...others]: readonly Watched[]): readonly Measurement[] {
  const row = (name: string, value: number, atMost: number) => ({ name, value, unit: '/s', atMost })
  const own = { requests: nobody?.requests ?? 0, calls: nobody?.calls ?? 0 }
  return [
    row(`nobody there, ${pace}: requests to the node`, own.requests, 3),
    row(`nobody there, ${pace}: calls in them`, own.calls, 8),
    ...others.flatMap(({ pages, looks, failed, requests, calls }) => {
      const name = `${pages.toLocaleString('en-US')} open pages, ${pace}`
      const failures = Object.values(failed).reduce((sum, times) => sum + times, 0)
      return [
        row(`${name}: requests that they add, of ${requests}`, round(requests - own.requests), 2),
        row(`${name}: calls that they add, of ${calls}`, round(calls - own.calls), 2),
        { name: `${name}: looks that failed, at ${looks} a second`, value: failures, unit: '', atMost: 0 },
      ]
    }),
  ]
}

const lineOf = (kind: 'requests' | 'calls', all: readonly Watched[]): Line => ({
  name: kind === 'requests' ? 'requests' : 'calls in them',
  points: all.filter(({ pages }) => pages > 0).map((one) => ({ at: one.pages, value: one[kind] })),
})
