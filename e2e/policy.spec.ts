import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './fixtures/test.ts'

test('behavior: inline scripts, foreign scripts and string sinks are refused #no-foreign-code', async ({
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

test('behavior: what the policy blocks is reported to our server, and counted', { tag: '@deep' }, async ({
  page,
  request,
  expectedFaults,
}) => {
  expectedFaults.push(/Content Security Policy/, /pictures\.example/)
  const counted = async () => {
    const figures = await (await request.get('/metrics')).text()
    return Number(/^love_csp_reports_total\{directive="img-src"\} (\d+)$/m.exec(figures)?.[1] ?? 0)
  }
  const before = await counted()
  // Chromium without a window prefers `report-to` and then sends nothing: it gets the policy as older browsers read it.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    expect(policy).toContain('; report-uri /csp-reports; report-to csp')
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
    const older = policy.replace('; report-to csp', '')
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } })
  })
  await page.goto('/')
  await page.evaluate(() => {
    new Image().src = 'https://pictures.example/a.png'
  })
  await expect.poll(counted).toBe(before + 1)
})

test('behavior: every kind of answer carries the frame policy', { tag: '@deep' }, async ({ request }) => {
  for (const path of ['/', '/health', '/no-such-page', '/%ff', '/rpc', '/favicon.svg']) {
    const response = await request.get(path)
    expect(response.headers()['content-security-policy'], path).toContain(
      "frame-ancestors 'self' https://app.safe.global",
    )
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('behavior: no built file makes code of text or asks for it elsewhere #no-foreign-code', async () => {
  const folder = 'apps/web/dist/assets'
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const doors = /\beval\(|new Function\(|importScripts|import\(\s*["'`]https?:|document\.write/
  for (const name of scripts) {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    expect(doors.exec(text)?.[0], name).toBeUndefined()
    // Of all that is in there React alone can make an element of that name, and what compares files in older browsers.
    if (!/^(shell|older)-/.test(name)) expect(text, name).not.toMatch(/createElement\(["'`]script/)
  }
})
