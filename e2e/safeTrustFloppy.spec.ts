import { readFile } from 'node:fs/promises'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { qrParts } from '@love/safe/floppy/qrParts'
import { encodeMultiSend } from '@love/safe/multiSend'
import { safeTxHashes } from '@love/safe/safeTx'
import { expect, type Page } from '@playwright/test'
import { type Address, concat, encodeFunctionData, parseEther } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { type FreshSafe, freshSafe } from './fixtures/freshSafe.ts'
import { approve } from './fixtures/safeWorkspace.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

const drive = (page: Page) => page.getByRole('dialog', { name: /floppy \(A:\)$/ })
const review = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const paste = (page: Page) => drive(page).getByRole('textbox', { name: /paste the text/ })

async function people(): Promise<readonly [Address, Address, Address, Address]> {
  const [first, second, third, fourth] = await devnet.getAddresses()
  if (!first || !second || !third || !fourth) throw new Error('The chain has no accounts.')
  return [first, second, third, fourth]
}

/** The gateway is away: only the node is left. */
async function openDrive(page: Page, { safe }: FreshSafe): Promise<void> {
  await page.route(/\/v[12]\//, (route) => route.abort())
  await page.goto(`/safe/${safe}/floppy`)
  await expect(drive(page)).toContainText('Empty. Open a file')
}

async function openFile(page: Page, text: string): Promise<void> {
  await drive(page)
    .getByLabel('Transaction file')
    .setInputFiles({ name: 'proposal.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function readText(page: Page, text: string): Promise<void> {
  await paste(page).fill(text)
  await drive(page).getByRole('button', { name: 'Read', exact: true }).click()
}

test.use({ expectedFaults: [/Failed to load resource/] })

test('default: a proposal goes from hand to hand and is executed while every service is away', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  const [first, second, third, receiver] = await people()
  const fresh = await freshSafe([first, second, third], 2)
  const before = await devnet.getBalance({ address: receiver })
  const file = await fresh.floppy({ to: receiver, value: parseEther('1'), nonce: 0n }, [second])
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), `${first}-terms-agreement`)
  await openDrive(page, fresh)
  await connectDemoWallet(page)
  await openFile(page, file)
  await expect(drive(page)).toContainText('Nonce 0, 1 signature')
  await expect(drive(page).getByRole('heading', { name: /^Send 1 ETH to/ })).toBeVisible()
  await expect(drive(page).getByRole('group', { name: 'Signatures: 1 of 2' })).toBeVisible()
  await scanForNonsense(page)
  await expectAccessible(page)

  await drive(page).getByRole('button', { name: 'Sign…' }).click()
  const sign = review(page, 'Sign for floppy')
  await expect(sign).toContainText('2 of 3 owners')
  await sign.getByRole('button', { name: 'Compare with your device…' }).click()
  await expect(sign.getByRole('region', { name: 'Hash matcher' })).toContainText('Both match.')
  await expectAccessible(page)
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  await approve(page)
  await expect(sign).toContainText('Signed, but stored only on this floppy')
  await sign.getByRole('button', { name: 'Close' }).last().click()
  await expect(drive(page)).toContainText('2 signatures; not saved yet')
  await expect(drive(page)).toContainText('You have already signed.')

  const download = page.waitForEvent('download')
  await drive(page).getByRole('button', { name: 'Save as file' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^love-safe-0x\w{4}-\w{4}-nonce-0-2-of-2\.json$/)
  expect(JSON.parse(await readFile(await saved.path(), 'utf8')).signatures).toHaveLength(2)
  await expect(drive(page)).not.toContainText('not saved yet')

  await drive(page).getByRole('button', { name: 'Execute…' }).click()
  const execute = review(page, 'Execute')
  await execute.getByRole('button', { name: 'Execute', exact: true }).click()
  await approve(page)
  await expect(execute).toContainText(/Sent\.|Executed in block/)
  await execute.getByRole('button', { name: 'Close' }).last().click()
  await expect(drive(page).getByRole('alert')).toContainText('This transaction has already been executed.')
  expect((await devnet.getBalance({ address: receiver })) - before).toBe(parseEther('1'))
  await drive(page).getByRole('button', { name: 'Eject' }).click()
  await expect(drive(page)).toContainText('Empty. Open a file')
})

test('error: files that nobody should sign are refused for a reason', { tag: '@deep' }, async ({ page }) => {
  const [first, second, third] = await people()
  const fresh = await freshSafe([first, second], 2)
  const another = await freshSafe([first, second], 2)
  const parts = { to: third, value: 1n, nonce: 3n }
  const good = await fresh.floppy(parts, [first])
  const changed = (change: (file: Record<string, unknown>) => void) => {
    const file = JSON.parse(good)
    change(file)
    return JSON.stringify(file)
  }
  await openDrive(page, fresh)
  for (const [text, words] of [
    [await fresh.floppy(parts, [first, third]), `${third} has signed, but is not an owner of this Safe.`],
    [
      changed((file) => Object.assign(file, { signatures: [file.signatures, file.signatures].flat() })),
      'twice',
    ],
    [changed((file) => Object.assign(file, { tx: { ...Object(file.tx), value: '2' } })), 'was altered'],
    [changed((file) => Object.assign(file, { chainId: 1 })), 'is for chain 1, but this site uses chain 1337'],
    [await another.floppy(parts, [first]), `is for Safe ${another.safe}, not for this one`],
    ['{"format":"something"}', 'is not a saved transaction'],
    [good.slice(0, -20), 'incomplete'],
  ] as const) {
    await readText(page, text)
    await expect(drive(page).getByRole('alert')).toContainText(words)
    await expect(drive(page)).toContainText('Empty. Open a file')
  }
  await expectAccessible(page)
  // In the drive while the chain goes on without it: then it is of no use any more.
  await readText(page, await fresh.floppy({ ...parts, nonce: 0n }, [first]))
  await expect(drive(page)).toContainText('Nonce 0, 1 signature')
  await readText(page, await fresh.floppy({ ...parts, nonce: 0n }, [second]))
  await expect(drive(page)).toContainText('Merged: 1 new signature.')
  await readText(page, good)
  await expect(drive(page).getByRole('alert')).toContainText('These are different transactions')
  await devnet.setStorageAt({ address: fresh.safe, index: 5, value: `0x${'2'.padStart(64, '0')}` })
  await devnet.mine({ blocks: 1 })
  await expect(drive(page).getByRole('alert')).toContainText('has nonce 0, but the Safe is at nonce 2')
})

test('error: a batch that hides a module behind one more byte can be neither signed nor executed #readable-or-refused', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const [first, second, third] = await people()
  const fresh = await freshSafe([first, second, third], 2)
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [third] })
  const batch = encodeMultiSend([{ operation: 0, to: fresh.safe, value: 0n, data: enable }])
  const data = concat([batch, '0x00'])
  const parts = { to: safeContracts.multiSendCallOnly, operation: 1, data, nonce: 0n } as const
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), `${first}-terms-agreement`)
  await openDrive(page, fresh)
  await connectDemoWallet(page)
  await openFile(page, await fresh.floppy(parts, [second]))
  const refused = async (button: string, name: string, action: string, words: string) => {
    await drive(page).getByRole('button', { name: button }).click()
    const window = review(page, name)
    await expect(window).toContainText('cannot be fully decoded')
    await expect(window.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(window.getByRole('button', { name: action, exact: true })).toBeDisabled()
    await expectAccessible(page)
    await window.getByRole('button', { name: 'Cancel' }).click()
  }
  await refused('Sign…', 'Sign for floppy', 'Sign', 'It cannot be signed here.')
  await readText(page, await fresh.floppy(parts, [third]))
  await expect(drive(page)).toContainText('Merged: 1 new signature.')
  await refused('Execute…', 'Execute', 'Execute', 'It cannot be executed here.')
})

test('behavior: codes for a camera carry the same proposal, and turn until they are stopped', {
  tag: '@deep',
}, async ({ page }) => {
  const [first, second] = await people()
  const fresh = await freshSafe([first, second], 2)
  const text = await fresh.floppy({ to: second, value: 1n, nonce: 0n }, [first, second])
  const codes = qrParts(JSON.stringify(JSON.parse(text)))
  expect(codes.length).toBeGreaterThan(1)
  await openDrive(page, fresh)
  for (const code of codes.toReversed()) await readText(page, code)
  await expect(drive(page)).toContainText('Nonce 0, 2 signatures')
  await drive(page).getByRole('button', { name: 'Show as QR codes' }).click()
  await drive(page).getByRole('button', { name: 'Pause' }).click()
  const shown = drive(page).getByRole('img', { name: /^Code \d of/ })
  const before = await shown.getAttribute('aria-label')
  await drive(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(shown).not.toHaveAttribute('aria-label', before ?? '')
  await expectAccessible(page)
})

test('behavior: a new proposal needs no service, and a file that is dropped adds its signature', {
  tag: '@deep',
}, async ({ page }) => {
  const [first, second, third] = await people()
  const fresh = await freshSafe([first, second], 2)
  await openDrive(page, fresh)
  await drive(page).getByText('Or create a new transaction').click()
  const field = (name: string) => drive(page).getByRole('textbox', { name })
  await drive(page).getByRole('button', { name: 'Write to floppy' }).click()
  await expect(field('Recipient')).toHaveAccessibleDescription(/Enter an address/)
  await expectAccessible(page)
  await field('Recipient').fill(third)
  await field('ETH to send').fill('0.25')
  await drive(page).getByRole('button', { name: 'Write to floppy' }).click()
  await expect(drive(page)).toContainText('Nonce 0, 0 signatures')
  await expect(drive(page).getByRole('heading', { name: /^Send 0.25 ETH to/ })).toBeVisible()
  const text = await fresh.floppy({ to: third, value: parseEther('0.25'), nonce: 0n }, [second])
  const dropped = await page.evaluateHandle((file) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([file], 'proposal.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.locator('.floppy-drive').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(drive(page)).toContainText('Merged: 1 new signature.')
  await expect(drive(page).getByRole('group', { name: 'Signatures: 1 of 2' })).toBeVisible()
})

test('behavior: from the queue onto a floppy, and the matcher names what differs', { tag: '@deep' }, async ({
  page,
}) => {
  const [first, second] = await people()
  const fresh = await freshSafe([first, second], 2)
  const { tx } = await fresh.propose({ to: second, value: 1n, nonce: 0n }, [first])
  const identity = { safe: fresh.safe, chainId: 1337, version: '1.4.1' }
  const own = safeTxHashes({ ...identity, tx })
  await page.goto(`/safe/${fresh.safe}/queue`)
  const safe = page.getByRole('dialog', { name: /^Safe/ })
  await safe.getByRole('row').filter({ hasText: 'Send' }).getByRole('button').first().click()
  await safe.getByRole('button', { name: 'Compare with your device…' }).click()
  const matcher = safe.getByRole('region', { name: 'Hash matcher' })
  await expect(matcher).toContainText('Both match.')
  await expect(matcher.getByText(own.hash)).toHaveCount(2)
  const field = matcher.getByRole('textbox', { name: 'Hash shown on your device' })
  const short = (hash: string) => `${hash.slice(0, 10).toUpperCase()} … ${hash.slice(-8)}`
  const other = (parts: object) => safeTxHashes({ ...identity, tx: { ...tx, ...parts } })
  for (const [typed, words] of [
    [own.hash, 'Matches the safeTxHash in full.'],
    [short(own.domainHash), 'Matches the domain hash in all 16 characters entered.'],
    [own.structHash, 'Matches the message hash in full.'],
    [other({ nonce: 7n }).hash, 'Do not sign. Different nonce: your device used 7, this page 0.'],
    [short(other({ operation: 1 }).structHash), 'Do not sign. Different operation'],
    [other({ value: 9n }).hash, 'Do not sign. It matches none of the three hashes'],
    ['0x12', 'Enter at least 8 characters'],
  ] as const) {
    await field.fill(typed)
    await page.keyboard.press('Enter')
    await expect(matcher).toContainText(words)
  }
  await expectAccessible(page)
  await safe.getByRole('button', { name: 'Copy to floppy' }).click()
  await expect(page).toHaveURL(`/safe/${fresh.safe}/floppy`)
  await expect(drive(page)).toContainText('Nonce 0, 1 signature; not saved yet')
})
