import { expect } from '@playwright/test'
import { freshBlock } from './fixtures/devnet.ts'
import { attempts, copyWindow, expectSelected, openInside } from './fixtures/insideWallet.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { confirmButton, expectDone, openReview } from './fixtures/swapPage.ts'
import { test } from './fixtures/test.ts'
import { androidView, walletBrowsers } from './fixtures/walletBrowsers.ts'
import { account, accountWindow, chooser, connectButton } from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => !isMobile, 'wallets have browsers of their own on phones only')

const receipt = /^love-terms-/
const notCopied = 'Not copied. The text is selected: copy it manually.'

for (const browser of walletBrowsers)
  for (const system of ['ios', 'android'] as const)
    test.describe(`${browser.name} on ${system}`, () => {
      test.use({ userAgent: browser.agents[system] })

      test('default: connected by its name, terms, a swap, and a file to copy', {
        tag: browser.usual === system ? '@phone' : ['@phone', '@deep'],
      }, async ({ page }) => {
        const wallet = await openInside(page, browser)
        let unlock = () => {}
        const unlocked = new Promise<void>((resolve) => {
          unlock = resolve
        })
        wallet.script('eth_requestAccounts', async () => {
          await unlocked
          return [wallet.address]
        })
        wallet.script('eth_accounts', () => [wallet.address])
        await freshBlock()
        await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
        await connectButton(page).last().click()
        await expect(page.getByRole('dialog', { name: `Connecting to ${browser.name}` })).toBeVisible()
        await expect(chooser(page)).toBeHidden()
        unlock()
        await page.getByRole('button', { name: 'Agree' }).click()

        await openReview(page)
        await confirmButton(page).click()
        await expectDone(page)
        expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)

        await account(page).click()
        await expect(accountWindow(page)).toContainText(browser.name)
        await accountWindow(page).getByRole('button', { name: 'Save terms receipt' }).click()
        await expect(copyWindow(page, receipt)).toContainText('This browser cannot save files.')
        expect(JSON.parse(await expectSelected(page, receipt))).toMatchObject({ address: wallet.address })
        await copyWindow(page, receipt).getByRole('button', { name: 'Copy', exact: true }).click()
        await expect(copyWindow(page, receipt).getByRole('status')).toHaveText(notCopied)
        expect(JSON.parse(await expectSelected(page, receipt))).toMatchObject({ address: wallet.address })
        await page.keyboard.press('Escape')
        await expect(copyWindow(page, receipt)).toBeHidden()
        await expect(accountWindow(page)).toBeVisible()
        expect(await attempts(page)).toEqual([])
      })
    })

test.describe('a call that is cancelled', () => {
  test.use({ userAgent: androidView })

  test('behavior: who cancels finds this wallet among the others, and no way back into itself @phone', async ({
    page,
  }) => {
    const wallet = await scriptedWallet(page, { plain: true, flags: { isTrust: true } })
    wallet.script('eth_requestAccounts', () => new Promise(() => {}))
    await page.goto('/paper')
    await connectButton(page).click()
    await page
      .getByRole('dialog', { name: 'Connecting to Trust Wallet' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    const offered = chooser(page).locator('.wallet-name')
    // On the devnet the demo wallet is before all that is installed.
    await expect(offered.nth(1)).toHaveText('Trust Wallet')
    await expect(chooser(page).getByRole('link', { name: 'Trust Wallet' })).toHaveCount(0)
  })
})
