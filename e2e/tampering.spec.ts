import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { type Change, tamper } from './fixtures/tamper.ts'
import { test } from './fixtures/test.ts'

// Hashes do not depend on the screen.
test.skip(({ isMobile }) => isMobile)

const otherHash =
  (place: RegExp): Change =>
  (html) =>
    html.replace(place, (_, start: string, digit: string) => start + (digit === 'A' ? 'B' : 'A'))

const warning = /[Aa] file of .+ has been changed/
const pairsPage = /\/\/[^/]+\/pairs$/
const refusals = /integrity|Failed to|LoadError|Content Security Policy/

const kinds: readonly (readonly [what: string, path: RegExp, change?: Change])[] = [
  ['entry', /\/assets\/shell-.*\.js$/],
  ['lazy program', /\/assets\/PairsWindow-.*\.js$/],
  ['script beside the page', /\/insights\/script\.js$/],
  ['question for its age', pairsPage, (html) => html.replace('<script>', '<script>\n')],
  ['boot script', pairsPage, (html) => html.replace(/(<script>.*?<script>)/s, '$1\n')],
  ['import map', pairsPage, (html) => html.replace('{"imports":', '{ "imports":')],
  ['hash in the import map', pairsPage, otherHash(/("\/assets\/PairsWindow[^"]+":"sha256-)(.)/)],
  ['hash of the entry', pairsPage, otherHash(/(src="\/assets\/shell-[^>]* integrity="sha256-)(.)/)],
]

for (const [what, path, change] of kinds)
  test(`error: a tampered ${what} is not run, and the page says so #tampered-not-run`, {
    tag: ['entry', 'lazy program', 'import map'].includes(what) ? [] : '@deep',
  }, async ({ page, expectedFaults }) => {
    expectedFaults.push(refusals)
    await tamper(page, path, change)
    await page.goto('/pairs')
    await expect(page.getByText(warning).first()).toBeVisible()
    if (what !== 'script beside the page')
      await expect(page.getByText(/\d ETH/).filter({ visible: true })).toHaveCount(0)
  })

test('error: a tampered file that the page asked for early is not run, and the page says so', {
  tag: '@deep',
}, async ({ page, request, expectedFaults }) => {
  expectedFaults.push(refusals)
  const html = await (await request.get('/pairs')).text()
  const [, parts = ''] = /<meta name="parts" content="([^"]+)"/.exec(html) ?? []
  const early = parts.split(' ').filter((path) => /^\/assets\/(?!PairsWindow)/.test(path))
  expect(early.length).toBeGreaterThan(0)
  await tamper(page, new RegExp(`${early.at(-1)?.replaceAll('.', '\\.')}$`))
  await page.goto('/pairs')
  await expect(page.getByText(warning).first()).toBeVisible()
  await expect(page.getByText(/\d ETH/).filter({ visible: true })).toHaveCount(0)
})

test('error: a tampered style sheet is not applied, and the page says so', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(refusals)
  await tamper(page, /\/assets\/.*\.css$/)
  await page.goto('/pairs')
  await expect(page.getByText(warning).first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})

test('behavior: a page that nobody touched says nothing of the kind', async ({ page }) => {
  await page.goto('/pairs')
  await expect(page.getByRole('table')).toContainText(/\d ETH/)
  await expect(page.getByText(warning)).toBeHidden()
})

/** Nothing that this program needs was fetched for the page that is open. */
const openCommunity = async (page: Page) => {
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Community' }).click()
  return page.getByRole('dialog', { name: 'Community' })
}
const communityFile = /\/assets\/CommunityWindow-.*\.js$/

test('error: a file that does not arrive is not called a changed one, and can be had again in place', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to|ERR_FAILED|Community could not be loaded/)
  await page.goto('/pairs')
  await page.route(communityFile, (route) => route.abort())
  const window = await openCommunity(page)
  await expect(window).toContainText('Community could not be loaded. Check your internet connection')
  await expect(window).not.toContainText('connect a wallet')
  await expect(page.getByText(warning)).toBeHidden()
  await expectAccessible(page)
  const retry = window.getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect(retry).toBeVisible()
  await page.unroute(communityFile)
  await retry.click()
  await expect(window.getByRole('link').first()).toBeVisible()
})

test('error: a file that was lost first and is another one then is called changed', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(refusals, /ERR_FAILED/)
  await page.goto('/pairs')
  await page.route(communityFile, (route) => route.abort())
  const window = await openCommunity(page)
  await expect(window).toContainText('could not be loaded')
  await page.unroute(communityFile)
  await tamper(page, communityFile)
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window).toContainText(warning)
  await expect(window).toContainText('do not connect a wallet here')
})

test('error: the wallet window can be had again as well', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to|ERR_FAILED|Wallet could not be loaded/)
  const walletFile = /\/assets\/WalletRoot-.*\.js$/
  await page.goto('/pairs')
  await page.route(walletFile, (route) => route.abort())
  await page.getByRole('button', { name: 'Connect wallet' }).last().click()
  const box = page.getByRole('alertdialog', { name: 'Wallet' })
  await expect(box).toContainText('Wallet could not be loaded. Check your internet connection')
  await expectAccessible(page)
  await page.unroute(walletFile)
  await box.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})
