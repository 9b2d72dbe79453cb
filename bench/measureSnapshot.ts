import { costRow } from './costRow.ts'
import { type Load, load } from './gateway/load.ts'
import type { Stack } from './gateway/startStack.ts'
import { type Measurement, median } from './measurement.ts'
import { untilTraded } from './untilTraded.ts'
import { withStack } from './withStack.ts'

const RUNS = 5
const SECONDS = 8
/** As long as it is measured, so that what a page has stays what there is. */
const blockSeconds = 86_400
const packed = { 'accept-encoding': 'br' }
const snapshot = '/market/snapshot'
const candles = '/market/pairs/LOVE-ETH/candles?interval=1h'

/** What open pages ask for, as fast as it goes, medians. The load is made on the same machine. */
export function measureSnapshot(): Promise<Measurement[]> {
  return withStack(
    async (stack) => {
      await untilTraded(stack.url)
      const known = async (path: string) => ({ ...packed, 'if-none-match': await tagOf(stack, path) })
      const whole = { path: snapshot, headers: packed }
      const seen = {
        whole: await rates(stack, whole, 200),
        unchanged: await rates(stack, { path: snapshot, headers: await known(snapshot) }, 304),
        candles: await rates(stack, { path: candles, headers: packed }, 200),
      }
      return [
        ...rows('snapshot', seen.whole, 8_000),
        { name: 'snapshot, p97.5', value: seen.whole.p97Ms, unit: 'ms', atMost: 20 },
        ...rows('snapshot, unchanged', seen.unchanged, 12_000),
        ...rows('candles of a month, kept', seen.candles, 2_000),
      ]
    },
    { blockSeconds },
  )
}

type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

async function rates({ url, computedMs }: Stack, request: Asked, status: number): Promise<Load> {
  const asked = { url, connections: 32, status, computedMs, request: { ...request } }
  // Once, so that nothing that is measured is the first of its kind.
  await load({ ...asked, seconds: 2 })
  const runs: Load[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await load({ ...asked, seconds: SECONDS }))
  const middle = (key: keyof Load) => median(runs.map((one) => one[key]))
  return {
    perSecond: middle('perSecond'),
    p97Ms: middle('p97Ms'),
    p99Ms: middle('p99Ms'),
    cpuMs: middle('cpuMs'),
  }
}

function rows(name: string, { perSecond, cpuMs }: Load, atLeast: number): Measurement[] {
  return [{ name, value: perSecond, unit: '/s', atLeast }, costRow(name, cpuMs, atLeast)]
}

async function tagOf({ url }: Stack, path: string): Promise<string> {
  const tag = (await fetch(url + path, { headers: packed })).headers.get('etag')
  if (!tag) throw new Error(`${path} has no tag.`)
  return tag
}
