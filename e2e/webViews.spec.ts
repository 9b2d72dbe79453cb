import { expect, type Page } from '@playwright/test'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { attempts, copyWindow, expectSelected, refuse } from './fixtures/insideWallet.ts'
import { layoutFaults } from './fixtures/layoutFaults.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { confirmButton, expectDone, openReview, payField, review, swapWindow } from './fixtures/swapPage.ts'
import { test } from './fixtures/test.ts'
import { androidView } from './fixtures/walletBrowsers.ts'
import { account, accountWindow, agreeTo, connectButton } from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => !isMobile, 'phones have browsers inside apps')

/** On a small screen behind a button of its own. */
async function saveAsCsv(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 640)
    await page.getByRole('button', { name: 'Find or save' }).click()
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await save.and(page.locator(':not([aria-disabled=true])')).click()
}

test.describe('in every web view', () => {
  test.use({ userAgent: androidView })

  for (const clipboard of ['refused', 'missing', 'silent'] as const)
    test(`behavior: the clipboard is ${clipboard}: a copy button shows the text, selected @phone`, {
      tag: clipboard === 'refused' ? [] : '@deep',
    }, async ({ page }) => {
      await refuse(page, { clipboard })
      const wallet = await scriptedWallet(page, { plain: true })
      await agreeTo(page, wallet)
      await page.goto('/paper')
      await connectButton(page).click()
      await account(page).click()
      await accountWindow(page).getByRole('button', { name: 'Copy address' }).click()
      await expect(copyWindow(page, 'Copy address')).toContainText('This browser blocked copying.')
      expect(await expectSelected(page, 'Copy address')).toBe(wallet.address)
      expect(await layoutFaults(page)).toEqual([])
      await expectAccessible(page)
    })

  test('behavior: where the old way to copy works, it is used @phone', { tag: '@deep' }, async ({ page }) => {
    await refuse(page, { clipboard: 'refused', copiesSelection: true })
    await page.goto('/portfolio/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    await saveAsCsv(page)
    const saved = copyWindow(page, /^love-portfolio-/)
    await saved.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(saved.getByRole('status')).toHaveText('Copied.')
    await expect(saved.getByRole('button', { name: 'Save as file' })).toBeHidden()
  })

  test('behavior: a link that leaves shows its address first, and nothing is lost @phone', async ({
    page,
  }) => {
    await refuse(page, { clipboard: 'refused' })
    const wallet = await scriptedWallet(page, { plain: true })
    await agreeTo(page, wallet)
    await page.goto('/community')
    await connectButton(page).click()
    await expect(account(page)).toBeVisible()
    const link = page.getByRole('dialog', { name: 'Community' }).getByRole('link').first()
    const href = String(await link.getAttribute('href'))
    await link.click()
    expect(await expectSelected(page, 'Leaving LOVE')).toBe(href)
    expect(await attempts(page)).toEqual([])
    await copyWindow(page, 'Leaving LOVE').getByRole('link', { name: 'Open' }).click()
    expect(await attempts(page)).toEqual([`tab ${href}`])
    await expect(copyWindow(page, 'Leaving LOVE')).toBeVisible()
    await copyWindow(page, 'Leaving LOVE').getByRole('button', { name: 'Close' }).last().click()
    await expect(link).toBeFocused()
    await expect(account(page)).toBeVisible()
  })
})

test.describe('a phone’s browser with a wallet in its page', () => {
  test('behavior: nobody can tell whether it saves files, so both ways are offered @phone', {
    tag: '@deep',
  }, async ({ page }) => {
    await scriptedWallet(page, { plain: true })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
      }),
    )
    await page.goto('/portfolio/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    await saveAsCsv(page)
    const download = page.waitForEvent('download')
    await copyWindow(page, /^love-portfolio-/)
      .getByRole('button', { name: 'Save as file' })
      .click()
    expect((await download).suggestedFilename()).toMatch(/^love-portfolio-.*\.csv$/)
  })
})

test.describe('a report that cannot be copied', () => {
  test.use({ expectedFaults: [/no date/] })

  test('behavior: stays selected, and the page says so @phone', { tag: '@deep' }, async ({ page }) => {
    await refuse(page, { clipboard: 'refused' })
    await page.addInitScript(() => {
      Date.prototype.toDateString = () => {
        throw new Error('no date')
      }
    })
    await page.goto('/paper')
    await page.getByRole('button', { name: 'Copy report' }).click()
    await expect(page.getByRole('status')).toHaveText('Not copied. The report is selected: copy it manually.')
  })
})

/** With the bar of the browser, without it, and with the keyboard open. */
const bar = { width: 390, height: 664 }
const hidden = { width: 390, height: 745 }
const keyboard = { width: 390, height: 380 }

test.describe('a viewport that changes', () => {
  test.use({ userAgent: androidView })

  test('behavior: the bar hides and comes back, the keyboard opens: all stays in reach @phone', async ({
    page,
  }) => {
    const wallet = await scriptedWallet(page, { plain: true })
    await agreeTo(page, wallet)
    await page.setViewportSize(bar)
    await freshBlock()
    await page.goto('/swap?from=ETH&to=LOVE')
    await connectButton(page).last().click()
    await expect(account(page)).toBeVisible()
    await payField(page).click()
    for (const size of [bar, hidden, keyboard, hidden, bar, keyboard, bar]) {
      await page.setViewportSize(size)
      await expect(async () => {
        expect(await layoutFaults(page)).toEqual([])
        const { bottom, right } = await page
          .locator('.taskbar')
          .evaluate((element) => element.getBoundingClientRect().toJSON())
        expect([right, bottom]).toEqual([size.width, size.height])
      }).toPass({ timeout: 2_000 })
      await expect(payField(page)).toBeFocused()
      await expect(payField(page)).toBeInViewport({ ratio: 1 })
      await expect(swapWindow(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    }
    await payField(page).fill('0.01')
    await page.setViewportSize(keyboard)
    await openReview(page)
    for (const size of [keyboard, hidden, bar]) {
      await page.setViewportSize(size)
      await expect(async () => expect(await layoutFaults(page)).toEqual([])).toPass({ timeout: 2_000 })
      await expect(review(page).getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('storage that goes away', () => {
  test.use({ userAgent: androidView })

  test('behavior: between two visits: the terms are asked again, and Activity says why it is empty @phone', {
    tag: '@deep',
  }, async ({ page }) => {
    const wallet = await scriptedWallet(page, { plain: true })
    await freshBlock()
    await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
    await connectButton(page).last().click()
    await page.getByRole('button', { name: 'Agree' }).click()
    await openReview(page)
    await confirmButton(page).click()
    await expectDone(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('/activity')
    await connectButton(page).last().click()
    await page.getByRole('button', { name: 'Agree' }).click()
    const activity = page.getByRole('dialog', { name: 'Activity' })
    await expect(activity).toContainText('No transactions yet.')
    await expect(activity).toContainText('your wallet has the full history')
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test('behavior: in the middle of a swap: it goes through, and is listed for the rest of the visit @phone', async ({
    page,
  }) => {
    const wallet = await scriptedWallet(page, { plain: true })
    await freshBlock()
    await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
    await connectButton(page).last().click()
    await page.getByRole('button', { name: 'Agree' }).click()
    await openReview(page)
    await page.evaluate(() => {
      localStorage.clear()
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await confirmButton(page).click()
    await expectDone(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('menuitem', { name: 'Activity' }).click()
    await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText(/Swap 0\.01 ETH for/)
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  })
})
