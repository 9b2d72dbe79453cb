import { expect, type Page } from '@playwright/test'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { workerPorts } from './fixtures/ports.ts'
import { hostSafe, hostSafeInfo, proposedHash, teamAnswers, test } from './fixtures/safeHostPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('default: inside a Safe host the Safe connects by itself, and the terms are asked for it', async ({
  page,
  openHost,
}) => {
  const { app, heard } = await openHost()
  const terms = app.getByRole('dialog', { name: 'Terms' })
  await expect(terms).toBeVisible({ timeout: 2_000 })
  await terms.getByRole('button', { name: 'Agree' }).click()
  await expect(app.getByRole('button', { name: 'Account 0x7a1f…c0b3' })).toBeVisible()
  expect(await inFrame(page, `${hostSafe}-terms-agreement`)).toBe('true')
  await app.getByRole('button', { name: 'Account 0x7a1f…c0b3' }).click()
  await expect(app.getByRole('dialog', { name: 'Account' })).toContainText('Safe')
  await expectAccessible(page)
  await expect(app.getByRole('dialog', { name: 'Account' })).toContainText('n/a: not reported by the host')
  const messages = await heard()
  const [greeting, ...methods] = messages.map(({ data }) => data.method)
  expect(greeting).toBe('getSafeInfo')
  // A host that takes its time is greeted up to three times.
  const greetings = methods.filter((method) => method === 'getSafeInfo')
  expect(greetings.length).toBeLessThanOrEqual(2)
  expect(methods.slice(greetings.length)).toEqual(['rpcCall', 'getEnvironmentInfo', 'getSafeBalances'])
  for (const { data } of messages) expect(data.id).toMatch(/^[0-9a-f]{20}$/)
})

test('behavior: the last browser wallet does not win, and is not forgotten', { tag: '@deep' }, async ({
  page,
  openHost,
}) => {
  await page.addInitScript(() => localStorage.setItem('love.connectedWallet', 'demo'))
  const { app } = await openHost()
  await app.getByRole('button', { name: 'Agree' }).click()
  await expect(app.getByRole('button', { name: 'Account 0x7a1f…c0b3' })).toBeVisible()
  expect(await inFrame(page, 'love.connectedWallet')).toBe('demo')
})

test('behavior: after hanging up the Safe is first in the list and can be dialled again', {
  tag: '@deep',
}, async ({ openHost }) => {
  const { app } = await openHost()
  await app.getByRole('button', { name: 'Agree' }).click()
  await app.getByRole('button', { name: /^Account 0x/ }).click()
  await app.getByRole('button', { name: 'Disconnect' }).click()
  await app.getByRole('button', { name: 'Connect wallet', exact: true }).click()
  const chooser = app.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(chooser.getByRole('listitem').first()).toContainText('Safe')
  await chooser.getByRole('button', { name: 'Safe', exact: true }).click()
  await expect(app.getByRole('button', { name: 'Account 0x7a1f…c0b3' })).toBeVisible()
})

test('behavior: a swap becomes one proposal, and nobody waits for a receipt of it', async ({
  page,
  openHost,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc')) asked.push(request.postData() ?? '')
  })
  const proposed: unknown[] = []
  const { app } = await openHost({
    path: '/swap?from=LOVE&to=ETH&amount=100',
    answers: teamAnswers(proposed),
  })
  await app.getByRole('button', { name: 'Agree' }).click()
  await freshBlock()
  await app.getByRole('button', { name: 'Review swap' }).click()
  const review = app.getByRole('dialog', { name: /^Swap .+ for / })
  await expect(review).toContainText('Simulated at block')
  await review
    .getByRole('button', { name: /wallet|propose/i })
    .first()
    .click()
  await expect.poll(() => proposed.length).toBe(1)
  expect(proposed).toMatchObject([{ txs: [{ value: '0' }, { value: '0' }] }])
  await expect(app.getByText('1 of 2 signed').first()).toBeVisible({ timeout: 10_000 })
  expect(asked.filter((body) => body.includes(proposedHash))).toEqual([])
})

test('behavior: a host that says nothing leaves the page on its own', { tag: '@deep' }, async ({
  openHost,
}) => {
  const { app, heard } = await openHost({ answers: () => undefined })
  await app.getByRole('button', { name: 'Connect wallet', exact: true }).click()
  const chooser = app.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(chooser.getByRole('button', { name: 'Demo wallet', exact: true })).toBeVisible()
  await expect(chooser.getByRole('button', { name: 'Safe', exact: true })).toBeHidden()
  expect((await heard()).every(({ data }) => data.method === 'getSafeInfo')).toBe(true)
})

test('error: a Safe of another chain cannot be used, and the page says why', { tag: '@deep' }, async ({
  openHost,
}) => {
  const { app } = await openHost({ answers: () => ({ ...hostSafeInfo, chainId: 1 }) })
  await expect(
    app.getByText('Cannot use this Safe: it is on chain 1, but this site uses chain 1337.'),
  ).toBeVisible()
  await expect(app.getByRole('button', { name: 'Connect wallet', exact: true })).toBeVisible()
})

test('error: in the evil twin nothing is shown and nothing is said #framed-by-listed', async ({
  page,
  openHost,
  expectedFaults,
}) => {
  expectedFaults.push(/frame-ancestors/i)
  const { heard } = await openHost({ port: workerPorts.evilTwin })
  await page.waitForTimeout(2_500)
  expect(await heard()).toEqual([])
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0)
})

test('behavior: any Safe may read what the app is called and how it looks', { tag: '@deep' }, async ({
  request,
}) => {
  const manifest = await request.get('/manifest.json')
  expect(manifest.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { name, description, iconPath } = await manifest.json()
  expect([name, typeof description]).toEqual(['LOVE', 'string'])
  const icon = await request.get(`/${iconPath}`)
  expect(icon.ok()).toBe(true)
  expect(icon.headers()['cross-origin-resource-policy']).toBe('cross-origin')
})

/** What the app keeps, inside its frame. */
async function inFrame(page: Page, key: string): Promise<string | null> {
  const [, frame] = page.frames()
  return frame ? frame.evaluate((key) => localStorage.getItem(key), key) : null
}
