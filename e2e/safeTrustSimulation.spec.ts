import { safeAbi } from '@love/contracts/abi/safe.abi'
import { expect, type Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseEther } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

const safeWindow = (page: Page) => page.getByRole('dialog', { name: /^Safe/ })
const row = (page: Page, words: string | RegExp) =>
  safeWindow(page).getByRole('row').filter({ hasText: words })

async function people(): Promise<readonly [Address, Address, Address]> {
  const [first, second, third] = await devnet.getAddresses()
  if (!first || !second || !third) throw new Error('The chain has no accounts.')
  return [first, second, third]
}

test('default: the whole queue is run in order, with what fails, what waits and what if', {
  tag: '@deep',
}, async ({ page }) => {
  const [first, second, third] = await people()
  const fresh = await freshSafe([first, second, third], 2)
  const threshold = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
  const send = (ether: string, nonce: bigint) => ({ to: third, value: parseEther(ether), nonce })
  await fresh.propose(send('1', 0n), [first])
  await fresh.propose({ to: fresh.safe, data: threshold, nonce: 1n }, [first])
  await fresh.propose(send('100', 2n), [first])
  await fresh.propose(send('2', 3n), [first])
  await fresh.propose(send('0.5', 5n), [first])
  await page.goto(`/safe/${fresh.safe}/simulation`)
  await expect(row(page, 'Send 1 ETH')).toContainText('Succeeds.')
  await expect(row(page, 'Send 1 ETH')).toContainText('−1 ETH')
  await expect(row(page, 'Change threshold')).toContainText('New threshold: 1 of 3 owners.')
  await expect(row(page, 'Send 100 ETH')).toContainText('Reverts and blocks everything after it')
  await expect(row(page, 'Send 2 ETH')).toContainText('Waiting for nonce 2.')
  await expect(row(page, 'No transaction with this nonce')).toContainText('4')
  await expect(safeWindow(page)).toContainText('2 succeed. Nonce 2: reverts and blocks')
  await scanForNonsense(page)
  await expectAccessible(page)

  await row(page, 'Send 100 ETH').getByRole('checkbox').check()
  await expect(row(page, 'Send 100 ETH')).toContainText('Simulated as rejected')
  await expect(row(page, 'Send 2 ETH')).toContainText('−2 ETH')
  await expect(row(page, 'Send 0.5 ETH')).toContainText('Waiting for nonce 4.')
  await expect(safeWindow(page)).toContainText('4 succeed. Nonce 5: waiting for nonce 4.')
  await safeWindow(page).getByRole('button', { name: 'Reset' }).click()
  await expect(row(page, 'Send 2 ETH')).toContainText('Waiting for nonce 2.')

  // A rival that somebody proposes meanwhile comes by itself, and can be tried.
  await fresh.propose({ ...send('3', 2n) }, [first, second])
  await expect(row(page, 'conflicting transactions (nonce 2)')).toContainText('−3 ETH', { timeout: 15_000 })
  await expect(row(page, 'Send 2 ETH')).toContainText('Reverts and blocks')
  await row(page, 'conflicting transactions (nonce 2)')
    .getByRole('combobox')
    .selectOption({ label: 'Send 100 ETH to 0x3C44…93BC (1 of 2)' })
  await expect(row(page, 'conflicting transactions (nonce 2)')).toContainText('Reverts and blocks')
})

test.describe('when it cannot be simulated', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('error: a server that cannot run it says so, and nothing else is claimed', { tag: '@deep' }, async ({
    page,
  }) => {
    const [first, second] = await people()
    const fresh = await freshSafe([first, second], 2)
    await page.route('**/simulate/queue', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(`/safe/${fresh.safe}/simulation`)
    await expect(safeWindow(page)).toContainText('nothing to simulate')
    await fresh.propose({ to: second, value: 1n, nonce: 0n }, [first])
    await expect(safeWindow(page)).toContainText('Simulation unavailable', { timeout: 15_000 })
    await expect(row(page, 'Send')).toContainText('Not simulated.')
    await expectAccessible(page)
  })
})
