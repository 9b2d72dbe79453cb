import { type Browser, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../e2e/fixtures/browserLaunch.ts'
import { chromiumForTests } from '../test/chromium.ts'
import type { DevCopy } from './startDevCopy.ts'

/** The pairs, as soon as they are read from the chain. */
export async function openDevPage(dev: DevCopy): Promise<{ browser: Browser; page: Page }> {
  const { CHROMIUM } = await chromiumForTests()
  const browser = await chromium.launch({
    ...browserLaunch('fonts.conf'),
    ...(CHROMIUM && { executablePath: CHROMIUM }),
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${dev.url}/pairs`)
    // The page is there before its scripts.
    await page.getByText(/^block \d/).waitFor()
    return { browser, page }
  } catch (error) {
    await browser.close()
    throw error
  }
}

const list = 'apps/web/src/programs/pairs/list/PairsList.tsx'

/** Saves a component three times. Answers how long each took to the screen, in milliseconds. */
export async function timeSavedComponent(dev: DevCopy, page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (const [from, to] of [
    ['Live prices, reserves', 'Current prices, reserves'],
    ['Current prices, reserves', 'Latest prices, reserves'],
    ['Latest prices, reserves', 'All prices, reserves'],
  ] as const) {
    const saved = performance.now()
    await dev.save(list, [from, to])
    await page.getByText(to).waitFor()
    times.push(performance.now() - saved)
  }
  return times
}
