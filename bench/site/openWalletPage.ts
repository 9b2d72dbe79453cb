import type { Browser, Page } from '@playwright/test'

/** With the wallet that the page brings along for the devnet, connected to one of its accounts. */
export async function openWalletPage(browser: Browser, url: string, account: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).last().click()
  const chooser = page.getByRole('dialog', { name: 'Connect a wallet' })
  await chooser.getByRole('button', { name: /Demo wallet/ }).click()
  const question = page.getByRole('dialog', { name: 'Demo wallet: connect' })
  await question.getByRole('radio', { name: new RegExp(`Account ${account}:`) }).check()
  await question.getByRole('button', { name: 'Approve' }).click()
  await question.waitFor({ state: 'hidden' })
  return page
}
