import { expect } from '@playwright/test'
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
