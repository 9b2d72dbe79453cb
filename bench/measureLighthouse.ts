import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { devnetExtras } from '@love/contracts/deployments/1337'
import { chromiumForTests } from '../scripts/test/chromium.ts'
import type { Findings } from './findings.ts'
import { type Measurement, median } from './measurement.ts'
import { preparePeer } from './peers/preparePeer.ts'
import { round } from './round.ts'
import { routes } from './site/routes.ts'
import { withPeers, withStack } from './withStack.ts'

const RUNS = 3

/** What one look at a page gave; the first has all scores, later ones that of performance. */
type Look = {
  readonly url: string
  readonly scores: Readonly<Record<string, number>>
  /** Names of what cost points outside performance. */
  readonly lost: readonly string[]
  readonly lcpMs: number
  readonly lcpElement?: string
  readonly shift: number
  readonly shiftElement?: string
}

/** Lighthouse's own mobile settings, on every kind of page and on the peers. */
export function measureLighthouse(): Promise<Findings> {
  return withStack((stack) =>
    withPeers(stack, async (peers, failures) => {
      const open = [`/portfolio/${stack.roles.whale}`, `/safe/${devnetExtras.teamSafe}/queue`]
      const ours = [...routes(), ...open].map((path) => `${stack.url}${path}`)
      const { looks, cut } = await look([...ours, ...(peers ? [peers.next, peers.express] : [])])
      const performanceOf = (url: string) =>
        median(of(looks, url).map(({ scores }) => scores.performance ?? 0))
      return {
        failures: [...failures, ...cut],
        measurements: [
          ...ours.map((url) => ({
            name: `performance of ${pathOf(url)}`,
            value: performanceOf(url),
            unit: '',
            atLeast: 98,
          })),
          ...['accessibility', 'best-practices', 'seo'].map((category) => lowest(category, looks, ours)),
          ...vitals(looks, ours),
        ],
        comparisons: peers
          ? [
              {
                name: 'Lighthouse performance, pairs',
                unit: '',
                better: 'more',
                ours: performanceOf(`${stack.url}/pairs`),
                peers: {
                  'Next + RainbowKit': performanceOf(peers.next),
                  'wagmi + Vite': performanceOf(peers.express),
                },
              },
            ]
          : [],
      }
    }),
  )
}

/** Without addresses, which nobody reads. */
const pathOf = (url: string) => new URL(url).pathname.replace(/0x[0-9a-f]{40}/i, '0x…')
const of = (looks: readonly Look[], url: string) => looks.filter((one) => one.url === url)

/** One row for all routes; where something is missing, the name says where and what. */
function lowest(category: string, looks: readonly Look[], urls: readonly string[]): Measurement {
  const firsts = urls.flatMap((url) => of(looks, url)[0] ?? [])
  const sorted = firsts.toSorted((a, b) => (a.scores[category] ?? 0) - (b.scores[category] ?? 0))
  const [worst] = sorted
  const value = worst?.scores[category] ?? 0
  const where = worst && value < 100 ? `: ${pathOf(worst.url)}, ${worst.lost.join(', ')}` : ''
  return { name: `${category}, lowest of ${firsts.length} pages${where}`, value, unit: '', atLeast: 100 }
}

function vitals(looks: readonly Look[], urls: readonly string[]): Measurement[] {
  const lcp = worst('lcp', looks, urls)
  const shift = worst('shift', looks, urls)
  return [
    {
      name: `largest contentful paint, slowest page${lcp.where}`,
      value: round(lcp.value / 1_000),
      unit: 's',
      atMost: 1.5,
    },
    { name: `layout shift, worst page${shift.where}`, value: round(shift.value, 3), unit: '', atMost: 0 },
  ]
}

/** The page with the highest median, and the element that it is due to. */
function worst(vital: 'lcp' | 'shift', looks: readonly Look[], urls: readonly string[]) {
  const figureOf = (one: Look) => (vital === 'lcp' ? one.lcpMs : one.shift)
  const middles = urls.map((url) => {
    const sorted = of(looks, url).toSorted((a, b) => figureOf(a) - figureOf(b))
    return sorted[Math.floor(sorted.length / 2)]
  })
  const [look] = middles.filter((one) => one !== undefined).toSorted((a, b) => figureOf(b) - figureOf(a))
  if (!look) return { value: 0, where: '' }
  const element = vital === 'lcp' ? look.lcpElement : look.shiftElement
  return { value: figureOf(look), where: `: ${[pathOf(look.url), element].filter(Boolean).join(', ')}` }
}

/** In a process of its own: nothing of it is a dependency of the project. Where it breaks off, what it saw still counts. */
async function look(urls: readonly string[]): Promise<{ looks: readonly Look[]; cut: readonly string[] }> {
  const program = join(preparePeer('lighthouse'), 'measure.js')
  const { CHROMIUM: chromium } = await chromiumForTests()
  const child = spawn(process.execPath, [program, JSON.stringify({ chromium, urls, runs: RUNS })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const looks: Look[] = []
  for await (const line of createInterface(child.stdout)) looks.push(JSON.parse(line))
  const [code] = await exited
  if (code === 0) return { looks, cut: [] }
  if (looks.length < urls.length) throw new Error(`Lighthouse ended with ${code}. ${said.slice(0, 500)}`)
  return { looks, cut: [`Lighthouse ended early, after ${looks.length} looks. ${said.slice(0, 500)}`] }
}
