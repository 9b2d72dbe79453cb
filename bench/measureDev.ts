import { openDevPage, timeSavedComponent } from '../scripts/dev/openDevPage.ts'
import { startDevCopy } from '../scripts/dev/startDevCopy.ts'
import { type Measurement, median } from './measurement.ts'

/** `npm run dev` in a copy of the project, with Chromium on the pairs. */
export async function measureDev(): Promise<Measurement[]> {
  const dev = await startDevCopy()
  try {
    await dev.ready
    const { browser, page } = await openDevPage(dev)
    const times = await timeSavedComponent(dev, page).finally(() => browser.close())
    return [
      {
        name: 'from a saved component to the screen',
        value: Math.round(median(times)),
        unit: 'ms',
        atMost: 1_000,
      },
    ]
  } finally {
    await dev.stop()
  }
}
