import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserLaunch } from '../../e2e/fixtures/browserLaunch.ts'
import { chromiumForTests } from '../test/chromium.ts'
import { type DevCopy, startDevCopy } from './startDevCopy.ts'

const toolbar = 'apps/web/src/programs/pairs/PairsToolbar.tsx'
const answers = 'apps/server/src/static/createStatic.ts'

let dev: DevCopy
let browser: Browser
let page: Page
beforeAll(async () => {
  const { CHROMIUM } = await chromiumForTests()
  dev = await startDevCopy()
  browser = await chromium.launch({
    ...browserLaunch('fonts.conf'),
    ...(CHROMIUM && { executablePath: CHROMIUM }),
  })
  page = await browser.newPage()
  await page.goto(`${dev.url}/pairs`)
  // The page is there before its scripts: this is read from the chain.
  await page.getByText(/^block \d/).waitFor()
  // A page that is loaded again does not have it.
  await page.evaluate(() => void Object.assign(window, { isFirst: true }))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
})

const isFirst = () => page.evaluate(() => 'isFirst' in window)

async function newestBlock(number = 'latest'): Promise<{ number: string; hash: string }> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBlockByNumber',
    params: [number, false],
  })
  const answer = await fetch(dev.chainUrl, { method: 'POST', body })
  return ((await answer.json()) as { result: { number: string; hash: string } }).result
}

test('default: a saved component is on the screen within a second or so, and the page is not loaded again', {
  tags: '@deep',
}, async () => {
  const times: number[] = []
  for (const [from, to] of [
    ['With a farm pool', 'Farmed by somebody'],
    ['Farmed by somebody', 'Farmed pairs'],
    ['Farmed pairs', 'With a farm'],
  ] as const) {
    const saved = performance.now()
    await dev.save(toolbar, [from, to])
    await page.getByLabel(to, { exact: true }).waitFor()
    times.push(Math.round(performance.now() - saved))
  }
  console.log(`from a saved file to the screen: ${times.join(', ')} ms`)
  expect(await isFirst()).toBe(true)
  expect(Math.min(...times)).toBeLessThan(1_500)
})

test('behavior: a saved file of the server restarts the server; the chain and the page go on', {
  tags: '@deep',
}, async () => {
  const before = await newestBlock()
  const answer = () => fetch(`${dev.url}/no-such-thing`).then((response) => response.text())
  expect(await answer()).toBe('Not found')
  await dev.save(answers, ["'Not found'", "'Nothing here'"])
  await expect.poll(answer).toBe('Nothing here')
  expect((await newestBlock(before.number)).hash).toBe(before.hash)
  expect(await isFirst()).toBe(true)
})

test('behavior: Ctrl-C ends every process, and the ports are free', { tags: '@deep' }, async () => {
  await dev.stop()
  for (const url of [dev.url, dev.chainUrl]) await expect(fetch(url)).rejects.toThrow()
})
