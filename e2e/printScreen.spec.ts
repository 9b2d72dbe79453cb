import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'
import { unfold } from './fixtures/unfold.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Print Screen' })
const picture = (page: Page) => dialog(page).getByRole('img')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
/** As it is read out. */
const words = async (page: Page) => (await picture(page).getAttribute('alt')) ?? ''

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print Screen…' }).click()
  await expect(picture(page)).toBeVisible()
}

/** The picture that Save gives, and how large it is. */
async function save(page: Page) {
  const downloading = page.waitForEvent('download')
  await button(page, 'Save…').click()
  const download = await downloading
  const file = await readFile(await download.path())
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG')
  return {
    name: download.suggestedFilename(),
    size: [file.readUInt32BE(16), file.readUInt32BE(20)],
    bytes: file.length,
  }
}

test('default: a picture of a pair with the price of the page, saved as a PNG', { tag: '@phone' }, async ({
  page,
}) => {
  await freshBlock()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/pairs/LOVE-ETH')
  const pair = page.getByRole('dialog', { name: 'LOVE-ETH' })
  await expect(pair.getByRole('slider')).toBeVisible({ timeout: 15_000 })
  // The server looks for a block when one is due: what it knows of the one before may be old by then.
  await expect(pair).toContainText(/(?<!from )block [\d,]+, 1?\d s old/, { timeout: 20_000 })
  expect(scripts.filter((url) => /PrintScreen-/.test(url))).toEqual([])
  await press(page)
  const alt = await words(page)
  expect(alt).toMatch(
    /^LOVE-ETH - Pairs\. Price: 1 LOVE = [\d.,]+ ETH, .+ \(24h\)\. 1 ETH: [\d.,]+ LOVE\. .*Liquidity: \$[\d.,]+\..* Chart: LOVE price, 7 days\. \w+ \d+, \d{4}, .* UTC, block [\d,]+\. localhost:\d+\.$/,
  )
  const [price = 'no price'] = /1 LOVE = [\d.,]+ ETH/.exec(alt) ?? []
  await expect(pair.locator('.detail-headline')).toContainText(price)
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  const { name, size, bytes } = await save(page)
  expect(name).toBe('LOVE-ETH.png')
  expect(size).toEqual([2_400, 1_260])
  expect(bytes).toBeGreaterThan(20_000)
  await expect(dialog(page).getByRole('status')).toHaveText('Saved as LOVE-ETH.png.')
})

test('behavior: a position hides amounts and the address until a person shows them', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  await page.goto(`/portfolio/${account}?tab=profit&of=FAITH`)
  await expect(page.getByRole('table', { name: 'Profit of FAITH' })).toBeVisible({ timeout: 15_000 })
  await page.locator('.profit-way').getByRole('button', { name: 'Print Screen…' }).click()
  await expect(picture(page)).toBeVisible()
  expect(await words(page)).toMatch(/^FAITH - Profit and loss\. Profit: ([+−]?[\d.,]+%|n\/a)\. Annualized: /)
  expect(await words(page)).not.toMatch(/\$|0x/)
  await expectAccessible(page)
  await dialog(page).getByRole('checkbox', { name: 'Hide amounts' }).uncheck()
  await expect(picture(page)).toHaveAttribute('alt', /Profit: [+−]?\$[\d,.]+\..* Cost: \$[\d,.]+\./)
  expect(await words(page)).not.toContain('0x')
  await dialog(page).getByRole('checkbox', { name: 'Hide address' }).uncheck()
  await expect(picture(page)).toHaveAttribute('alt', /^FAITH - Profit and loss of 0xf39F…2266\./)
  expect((await save(page)).size).toEqual([2_400, 1_260])
})

test('behavior: a portfolio by keyboard, with its parts in percent; the focus returns', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(`/portfolio/${account}`)
  const open = page.getByRole('button', { name: 'Print Screen…' })
  // On a phone its parts are folded, and so are its buttons.
  await expect(page.locator('.portfolio-total')).toContainText('$', { timeout: 15_000 })
  await unfold(page, 'Find or save')
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(picture(page)).toBeVisible({ timeout: 15_000 })
  expect(await words(page)).toMatch(/^Portfolio\. Total: \d+ assets\. [\w -]+: [\d.]+%\./)
  expect(await words(page)).not.toMatch(/\$|0x/)
  await expect(button(page, 'Save…')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog(page).getByRole('checkbox', { name: 'Hide address' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(picture(page)).toHaveAttribute('alt', /Total: \$[\d,.]+\./)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('error: figures that are not there, a clipboard that refuses, a browser that does not draw', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/Failed to load resource/)
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await page.route(/\/market\/snapshot|\/rpc/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/pairs/LOVE-USDT')
  await page.getByRole('button', { name: 'Print Screen…' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Nothing to show yet')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/pairs/LOVE-USDT')
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 15_000 })
  await press(page)
  await button(page, 'Copy picture').click()
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Not copied: this browser blocked it. Save the picture instead.',
  )
  expect((await save(page)).name).toBe('LOVE-USDT.png')
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null)
  })
  await page.getByRole('button', { name: 'Print Screen…' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('This browser could not draw the picture.')
  await expect(button(page, 'Save…')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
