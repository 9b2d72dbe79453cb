import { readFileSync } from 'node:fs'
import { createWalletClient, http } from 'viem'
import { getAddresses } from 'viem/actions'
import { type Measurement, median } from './measurement.ts'
import { round } from './round.ts'
import { openBrowser } from './site/openBrowser.ts'
import { untilTraded } from './untilTraded.ts'
import { withStack } from './withStack.ts'

const RUNS = 3
/** Through the whole range and back, a step a frame. */
const FRAMES = 240
const dragSlider = readFileSync(new URL('site/dragSlider.js', import.meta.url), 'utf8')
const count = (moves: boolean) =>
  `(() => { ${dragSlider}; return dragSlider('Go back to', ${FRAMES}, ${moves}) })()`

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
      const dragged: number[] = []
      const parts: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const atRest = rateOf(await page.evaluate<readonly number[]>(count(false)))
        const moving = rateOf(await page.evaluate<readonly number[]>(count(true)))
        dragged.push(moving)
        parts.push(moving / atRest)
      }
      return [
        { name: 'while it is dragged', value: round(median(dragged), 1), unit: 'frames/s', atLeast: 59 },
        {
          name: 'of the frames at rest, in the same run',
          value: round(median(parts), 2),
          unit: '×',
          atLeast: 0.95,
        },
      ]
    } finally {
      await browser.close()
    }
  })
}

function rateOf(frames: readonly number[]): number {
  return (frames.length * 1_000) / frames.reduce((sum, ms) => sum + ms, 0)
}
