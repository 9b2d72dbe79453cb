import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevPage, timeSavedComponent } from './openDevPage.ts'
import { type DevCopy, startDevCopy } from './startDevCopy.ts'

const answers = 'apps/server/src/static/createStatic.ts'

let dev: DevCopy
let browser: Browser
let page: Page
beforeAll(async () => {
  dev = await startDevCopy()
  await dev.ready
  ;({ browser, page } = await openDevPage(dev))
  // A page that is loaded again does not have it.
  await page.evaluate(() => void Object.assign(window, { isFirst: true }))
}, 300_000)
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

test('default: a saved component is on the screen, and the page is not loaded again', {
  tags: '@deep',
}, async () => {
  expect(await timeSavedComponent(dev, page)).toHaveLength(3)
  expect(await isFirst()).toBe(true)
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
