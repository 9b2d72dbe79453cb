import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/test.ts'

/** Serves one file with a byte changed at its end, as a broken or hostile host would. */
async function tamper(page: Page, path: RegExp): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  })
}

const warning = /missing or ha(s|ve) been changed/

for (const [what, path] of [
  ['entry', /\/assets\/shell-.*\.js$/],
  ['lazy program', /\/assets\/PairsWindow-.*\.js$/],
] as const)
  test(`error: a tampered ${what} is not run, and the page says so`, async ({ page, expectedFaults }) => {
    expectedFaults.push(/integrity|Failed to|LoadError/)
    await tamper(page, path)
    await page.goto('/pairs')
    await expect(page.getByText(warning).first()).toBeVisible()
    await expect(page.getByText(/\d ETH/)).toHaveCount(0)
  })

test('error: a tampered style sheet is not applied, and the page says so', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/integrity|Failed to|LoadError/)
  await tamper(page, /\/assets\/.*\.css$/)
  await page.goto('/pairs')
  await expect(page.getByText(warning).first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})

test('behavior: inline scripts, foreign scripts and string sinks are refused', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Content Security Policy|Trusted(HTML|Script)/)
  await page.goto('/')
  const outcome = await page.evaluate(() => {
    const inline = document.createElement('script')
    try {
      inline.textContent = 'window.wasRun = true'
      document.body.append(inline)
    } catch {}
    let sink = 'allowed'
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x>')
    } catch {
      sink = 'refused'
    }
    return { sink, wasRun: 'wasRun' in window }
  })
  expect(outcome).toEqual({ sink: 'refused', wasRun: false })
})

test('behavior: every kind of answer carries the frame policy', async ({ request }) => {
  for (const path of ['/', '/health', '/no-such-page', '/%ff', '/rpc', '/favicon.svg']) {
    const response = await request.get(path)
    expect(response.headers()['content-security-policy'], path).toContain(
      "frame-ancestors 'self' https://app.safe.global",
    )
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})
