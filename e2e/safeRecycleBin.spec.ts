import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { propose, teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import {
  act,
  backToQueue,
  close,
  openAs,
  receiver,
  review,
  row,
  safe,
  sign,
  someEther,
  test,
  twoPolls,
} from './fixtures/safeWorkspace.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'

test('behavior: what was deleted lies in the recycle bin, and waits again once it is restored', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  const [first, second] = await teamOwners()
  const ether = someEther()
  const { tx } = await propose({ to: receiver, value: parseEther(ether) }, [first, second])
  await openAs(page, 1, '/queue')
  const gift = row(page, `Send ${ether} ETH`)
  await act(gift, 'Delete')
  await sign(page, 'Delete transaction', 'Sign and delete')
  await expect(review(page, 'Delete transaction')).toContainText('keeps a copy in the Safe’s Recycle Bin')
  await close(page, 'Delete transaction')
  await expect(safe(page)).toContainText('Queue is empty.', twoPolls)
  await safe(page).getByRole('link', { name: 'Recycle Bin' }).click()
  await expect(gift).toContainText('Deleted by you')
  await page.reload()
  await expect(gift).toContainText('Deleted by you')
  await expectAccessible(page)
  await scanForNonsense(page)
  await gift.getByRole('button', { name: /^Restore/ }).click()
  const said = safe(page).getByText(`Restored: nonce ${tx.nonce} is back in the queue, with all its`)
  await expect(said).toBeFocused()
  await expect(gift).toHaveCount(0)
  await safe(page).getByRole('link', { name: 'Queue' }).click()
  await expect(gift).toContainText('2 of 2')
  await expect(gift).toContainText('Ready to execute')
})

test('behavior: what lost its nonce lies in the recycle bin, and is proposed again with a free one', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  const [first, second] = await teamOwners()
  const ether = someEther()
  const { tx } = await propose({ to: receiver, value: parseEther(ether) }, [first])
  await propose({ to: receiver, nonce: tx.nonce }, [second])
  await propose({ to: teamSafe, nonce: tx.nonce }, [first, second])
  await openAs(page, 1, '/queue')
  await act(row(page, 'On-chain rejection'), 'Execute')
  await sign(page, 'Execute', 'Execute')
  await expect(review(page, 'Execute')).toContainText(/Sent\.|Executed in block/)
  await close(page, 'Execute')
  await backToQueue(page)
  await safe(page).getByRole('link', { name: 'Recycle Bin' }).click()
  // By how it begins: the rejection, which the queue may still show for a moment, says what it rejects.
  const lost = safe(page).getByRole('row', { name: new RegExp(`^Send ${ether} ETH`) })
  await expect(lost).toContainText(`Rejected: nonce ${tx.nonce} was used by an on-chain rejection`, {
    timeout: 15_000,
  })
  await lost.getByRole('button', { name: /^Propose again/ }).click()
  await sign(page, 'Propose transaction', 'Sign and propose')
  await close(page, 'Propose transaction')
  await expect(lost).toContainText('1 of 2')
  await expect(lost.locator('[data-label="Nonce"]')).toHaveText(`${tx.nonce + 1n}`)
  await safe(page).getByRole('link', { name: 'Recycle Bin' }).click()
  await safe(page).getByRole('button', { name: 'Empty the Recycle Bin…' }).click()
  await expectAccessible(page)
  await page
    .getByRole('alertdialog', { name: 'Empty the Recycle Bin' })
    .getByRole('button', { name: 'Empty' })
    .click()
  await expect(safe(page).getByText('Recycle Bin emptied.')).toBeFocused()
  await expect(safe(page)).toContainText('The Recycle Bin is empty.')
})
