import { expect } from '@playwright/test'
import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import { devnet } from '../fixtures/devnet.ts'
import { openPairs, pairsNotice, pairsWindow } from '../fixtures/pairsPage.ts'
import { scriptedWallet } from '../fixtures/scriptedWallet.ts'
import { confirmButton, expectDone, openReview, swapWindow } from '../fixtures/swapPage.ts'
import { test } from '../fixtures/test.ts'
import { agreeTo, walletRow } from '../fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const swapAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[])',
])

for (const hours of [-24, 24])
  test(`default: a clock that is ${hours} hours wrong: figures are as old as they are, and a swap has twenty minutes of the chain's time`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    const wallet = await scriptedWallet(page)
    await agreeTo(page, wallet)
    await openPairs(page)
    await expect(pairsWindow(page)).toContainText(/block [\d,]+, \d{1,2} s old/)
    await expect(pairsNotice(page)).not.toContainText('out of date')

    await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
    await swapWindow(page).getByRole('button', { name: 'Connect wallet' }).click()
    await walletRow(page, 'Scripted wallet').click()
    await openReview(page)
    await confirmButton(page).click()
    await expectDone(page)
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    const [{ data }] = (sent?.params ?? [{}]) as [{ data: Hex }]
    const { args } = decodeFunctionData({ abi: swapAbi, data })
    const { timestamp } = await devnet.getBlock()
    expect(Math.abs(Number(args[3] - timestamp) - 1_200)).toBeLessThan(60)
  })
