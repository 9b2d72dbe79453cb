import { readFileSync } from 'node:fs'
import { createWalletClient, http } from 'viem'
import { getAddresses } from 'viem/actions'
import { type Measurement, median } from './measurement.ts'
import { percentile } from './percentile.ts'
import { round } from './round.ts'
import { openBrowser } from './site/openBrowser.ts'
import { untilTraded } from './untilTraded.ts'
import { withStack } from './withStack.ts'

const RUNS = 3
/** Through the whole range and back, a step a frame. */
const FRAMES = 240
const dragSlider = readFileSync(new URL('site/dragSlider.js', import.meta.url), 'utf8')
const drag = `(() => { ${dragSlider}; return dragSlider('Go back to', ${FRAMES}) })()`

/** The time machine while its slider is dragged: what the browser shows in a second. */
export function measureSlider(): Promise<Measurement[]> {
  return withStack(async (stack) => {
    const browser = await openBrowser()
    try {
      await untilTraded(stack.url)
      // The first demo account: every pair, a stake in most pools, FAITH.
      const [account] = await getAddresses(createWalletClient({ transport: http(stack.nodeUrl) }))
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.goto(`${stack.url}/portfolio/${account}?tab=time`)
      await page.getByRole('slider', { name: 'Go back to' }).waitFor()
      await page.getByRole('group', { name: 'What if…' }).getByRole('row').nth(1).waitFor()
      const rates: number[] = []
      const longest: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const frames = await page.evaluate<readonly number[]>(drag)
        rates.push((frames.length * 1_000) / frames.reduce((sum, ms) => sum + ms, 0))
        longest.push(percentile(frames, 0.95))
      }
      return [
        { name: 'while it is dragged', value: round(median(rates), 1), unit: 'frames/s', atLeast: 59 },
        { name: 'time between two frames, p95', value: round(median(longest), 1), unit: 'ms', atMost: 17.5 },
      ]
    } finally {
      await browser.close()
    }
  })
}
