import { loveSpx } from '@love/protocol/pairs/pairs'
import { expect } from '@playwright/test'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { giveLp, lpOf } from './fixtures/farmPage.ts'
import { workerPorts } from './fixtures/ports.ts'
import { hostSafe, hostSafeInfo, proposedHash, teamAnswers, test } from './fixtures/safeHostPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('default: a stake in the farm becomes one proposal, and the page counts its signatures', {
  tag: '@deep',
}, async ({ page, openHost }) => {
  test.slow()
  const whale = (await devnet.getAddresses()).at(-3)
  if (!whale) throw new Error('The chain has no accounts.')
  await giveLp(loveSpx, hostSafe, (await lpOf(loveSpx, whale)) / 200n)
  await freshBlock()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc')) asked.push(request.postData() ?? '')
  })
  const proposed: unknown[] = []
  const { app } = await openHost({ path: '/farm/LOVE-SPX', answers: teamAnswers(proposed) })
  await app.getByRole('button', { name: 'Agree' }).click()
  await app.getByRole('button', { name: 'Stake 100%' }).click()
  await freshBlock()
  const button = app.getByRole('button', { name: 'Review…' }).first()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  await button.click()
  const review = app.getByRole('dialog', { name: /^Stake / })
  await expect(review).toContainText('Simulated at block', { timeout: 10_000 })
  await review
    .getByRole('button', { name: /wallet|propose/i })
    .first()
    .click()
  await expect.poll(() => proposed.length).toBe(1)
  expect(proposed).toMatchObject([{ txs: [{ value: '0' }, { value: '0' }] }])
  await expect(app.getByText('1 of 2 signed').first()).toBeVisible({ timeout: 10_000 })
  expect(asked.filter((body) => body.includes(proposedHash))).toEqual([])
})

test('behavior: balances and names of the host are shown as its word, names only with its permission', {
  tag: '@deep',
}, async ({ page, openHost }) => {
  const allowed: unknown[] = []
  const grant = { agrees: false }
  const { app } = await openHost({
    path: `/safe/${hostSafe}`,
    answers: (method) => {
      switch (method) {
        case 'getSafeInfo':
          return hostSafeInfo
        case 'getEnvironmentInfo':
          return { origin: 'https://app.safe.global' }
        case 'getSafeBalances':
          return { fiatTotal: '1234.567', items: [{}, {}, {}] }
        case 'wallet_getPermissions':
          return allowed
        case 'wallet_requestPermissions':
          if (!grant.agrees) throw new Error('Permissions rejected')
          allowed.push({ parentCapability: 'requestAddressBook', invoker: 'LOVE', date: 1 })
          return allowed
        case 'requestAddressBook':
          return [
            { address: hostSafeInfo.owners[0], chainId: '1337', name: 'Ann' },
            { address: hostSafeInfo.owners[0], chainId: '1', name: 'Somebody else' },
          ]
        default:
          throw new Error(`"${method}" not implemented`)
      }
    },
  })
  await app.getByRole('button', { name: 'Agree' }).click()
  await app.getByRole('button', { name: /^Account 0x/ }).click()
  const account = app.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText('$1,234.56 in 3 tokens')
  await expect(account).toContainText(`http://localhost:${workerPorts.safeHost}`)
  await expect(account).toContainText('https://app.safe.global')
  const book = account.getByRole('button', { name: "Use the host's address book" })
  await book.click()
  await expect(account.getByText('Permissions rejected', { exact: true })).toBeVisible()
  grant.agrees = true
  await book.click()
  await expect(account).toContainText('1 name from the host, each marked “(Safe host)”.')
  await expectAccessible(page)
  await account.getByRole('button', { name: 'Close' }).last().click()
  await expect(app.getByRole('dialog', { name: /^Safe/ })).toContainText('Ann (Safe host)')
})

test('behavior: 10,000 senseless messages of the host do no harm', { tag: '@deep' }, async ({
  page,
  openHost,
}) => {
  const { app } = await openHost()
  await app.getByRole('button', { name: 'Agree' }).click()
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow
    const parts = [null, undefined, 0, -1, '', 'x', [], {}, true, 1n, new Date(), new Map([[1, 2]])]
    const part = (at: number) => parts[at % parts.length]
    for (let at = 0; at < 10_000; at++) {
      const fields = { id: part(at), success: part(at + 1), version: part(at + 2), data: part(at + 3) }
      const nearly = { id: 'ab'.repeat(10), success: at % 2 === 0, version: '9.1.0', error: part(at) }
      frame?.postMessage([part(at), fields, nearly][at % 3], '*')
    }
  })
  await app.getByRole('button', { name: /^Account 0x/ }).click()
  await expect(app.getByRole('dialog', { name: 'Account' })).toContainText('Safe')
})

test('error: in the evil twin the page is alone even where the browser lets it be framed #framed-by-listed', {
  tag: '@deep',
}, async ({ page, openHost }) => {
  // As if the policy of the frame had been lost on the way.
  await page.route('**/paper', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const { app, heard } = await openHost({ port: workerPorts.evilTwin, answers: () => hostSafeInfo })
  await page.evaluate((safeInfo) => {
    const frame = document.querySelector('iframe')?.contentWindow
    for (let at = 0; at < 500; at++)
      frame?.postMessage({ id: String(at), success: true, version: '9.1.0', data: safeInfo }, '*')
  }, hostSafeInfo)
  await page.waitForTimeout(3_000)
  // Whatever is posted to anybody is heard here too.
  expect(await heard()).toEqual([])
  await expect(app.getByRole('button', { name: 'Connect wallet', exact: true })).toBeVisible()
  await expect(app.getByRole('dialog', { name: 'Terms' })).toBeHidden()
})
