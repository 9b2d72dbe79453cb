import { parseAmount } from '@love/protocol/amounts/parseAmount'
import type { Token } from '@love/protocol/tokens/token'
import { eth, love, mog, nina, usdt, wbtc } from '@love/protocol/tokens/tokens'
import { expect, type Page } from '@playwright/test'
import { type Hex, keccak256 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { allowanceOf, approve, balanceOf, fund, makeNinaDearer, tax } from './fixtures/devnetTokens.ts'
import { keepPending } from './fixtures/keepPending.ts'
import { type ScriptedWallet, type ScriptedWalletOptions, scriptedWallet } from './fixtures/scriptedWallet.ts'
import {
  confirmButton,
  expectDone,
  openReview,
  payField,
  review,
  swapWindow,
  tokenButton,
} from './fixtures/swapPage.ts'
import { test } from './fixtures/test.ts'
import { agreeTo, walletRow } from './fixtures/walletPage.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile)

/** Known to everybody: the devnet's fifth account. It has ether and nothing else. */
const key: Hex = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a'
const signer = privateKeyToAccount(key)
const owner = signer.address

async function open(
  page: Page,
  search: string,
  options: ScriptedWalletOptions = {},
): Promise<ScriptedWallet> {
  const wallet = await scriptedWallet(page, { key, ...options })
  await agreeTo(page, wallet)
  await page.goto(`/swap?${search}`)
  await swapWindow(page).getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Scripted wallet').click()
  return wallet
}

const sent = ({ requests }: ScriptedWallet) =>
  requests.map(({ method }) => method).filter((method) => /send/i.test(method))

type Asked = { readonly to: Hex; readonly data: Hex; readonly value?: Hex }

/** The transaction as the page asked for it, signed with a nonce and a fee of our choice. */
async function sign({ to, data, value }: Asked, nonce: number, gwei: bigint): Promise<Hex> {
  return signer.signTransaction({
    chainId: 1337,
    type: 'eip1559',
    to,
    data,
    value: BigInt(value ?? 0),
    nonce,
    gas: 500_000n,
    maxFeePerGas: gwei * 10n ** 9n,
    maxPriorityFeePerGas: gwei * 10n ** 9n,
  })
}

test('default: every kind of swap, one request for each call', { tag: '@deep' }, async ({ page }) => {
  await fund(owner, [
    [usdt, '100'],
    [mog, '50000000'],
    [love, '5000'],
  ])
  await tax(mog, 100n)
  try {
    const wallet = await open(page, 'from=ETH&to=LOVE&amount=0.1')
    const swaps: readonly [Token, Token, string, number][] = [
      [eth, love, '0.1', 1],
      [love, usdt, '5000', 2],
      [usdt, wbtc, '100', 2],
      [mog, love, '50000000', 2],
    ]
    for (const [from, to, amount, calls] of swaps) {
      await page.evaluate(
        ([path]) => {
          history.replaceState({ index: 0 }, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        },
        [`/swap?from=${from.symbol}&to=${to.symbol}&amount=${amount}`],
      )
      await expect(tokenButton(page, 'Token you receive')).toHaveText(to.symbol)
      const [paying, getting] = [await balanceOf(from, owner), await balanceOf(to, owner)]
      const askedBefore = sent(wallet).length
      await openReview(page)
      const words = (await review(page).textContent()) ?? ''
      const least = new RegExp(`for at least ([\\d,.]+) ${to.symbol}`).exec(words)?.[1] ?? ''
      await confirmButton(page).click()
      await expectDone(page)
      expect(sent(wallet).slice(askedBefore)).toEqual(Array(calls).fill('eth_sendTransaction'))
      const paid = paying - (await balanceOf(from, owner))
      if (from !== eth) expect(paid).toBe(parseAmount(amount, from).raw)
      if (from !== eth) expect(await allowanceOf(from, owner)).toBe(0n)
      const got = (await balanceOf(to, owner)) - getting
      expect(got).toBeGreaterThanOrEqual(parseAmount(least.replaceAll(',', ''), to).raw)
    }
  } finally {
    await tax(mog, 0n)
  }
})

test('behavior: a wallet that can do it all at once is asked exactly once', async ({ page }) => {
  await fund(owner, [[usdt, '50']])
  await approve(usdt, owner, 1n)
  const before = await balanceOf(usdt, owner)
  const wallet = await open(page, 'from=USDT&to=LOVE&amount=50', { batch: 'standard' })
  await openReview(page)
  await expect(review(page)).toContainText('One batched transaction')
  await confirmButton(page).click()
  await expectDone(page)
  expect(sent(wallet)).toEqual(['wallet_sendCalls'])
  expect(before - (await balanceOf(usdt, owner))).toBe(parseAmount('50', usdt).raw)
})

test('behavior: the most ether leaves enough for the fee #exact-amounts', { tag: '@deep' }, async ({
  page,
}) => {
  const small = generatePrivateKey()
  const { address } = privateKeyToAccount(small)
  await fund(address, [[eth, '0.3']])
  await open(page, 'from=ETH&to=LOVE', { key: small })
  await swapWindow(page).getByRole('button', { name: 'Max ETH' }).click()
  await expect(payField(page)).toHaveValue(/^0\.29\d+$/)
  await openReview(page)
  await confirmButton(page).click()
  await expectDone(page)
  expect(await balanceOf(eth, address)).toBeGreaterThan(0n)
  expect(await balanceOf(love, address)).toBeGreaterThan(0n)
  await expect(payField(page)).toHaveValue('')
})

test('behavior: a price that got worse must be accepted', { tag: '@deep' }, async ({ page }) => {
  const wallet = await open(page, 'from=ETH&to=NINA&amount=0.1')
  await openReview(page)
  const undo = await makeNinaDearer('15000')
  try {
    await expect(review(page)).toContainText('The price moved against you', { timeout: 10_000 })
    await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
    await review(page).getByRole('button', { name: 'Accept new price' }).click()
    await expect(review(page)).not.toContainText('The price moved')
    await expect(review(page)).toContainText('Simulated at block')
    await confirmButton(page).click()
    await expectDone(page)
    expect(sent(wallet)).toHaveLength(1)
  } finally {
    await undo()
  }
})

test('behavior: a trade that is far too large, or a careless slippage, takes a typed word #minimum-received', async ({
  page,
}) => {
  const wallet = await open(page, 'from=ETH&to=LOVE&amount=60')
  const loss = /You would lose [\d.]+% to this swap: you pay \$[\d,.]+ and receive \$[\d,.]+\. Type SWAP/
  await expect(swapWindow(page)).toContainText(loss)
  await openReview(page)
  await expect(review(page)).toContainText(loss)
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
  await review(page)
    .getByRole('textbox', { name: /Type SWAP/ })
    .fill('SWAP')
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await payField(page).fill('0.1')
  const slippage = swapWindow(page).getByRole('textbox', { name: 'Max slippage (%)' })
  await slippage.fill('50.01')
  await expect(swapWindow(page).getByRole('button', { name: 'Check the slippage' })).toBeDisabled()
  await slippage.fill('5.01')
  await openReview(page)
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
  expect(sent(wallet)).toEqual([])
})

test('error: refused by the person, then by the chain because the price moved', { tag: '@deep' }, async ({
  page,
}) => {
  const wallet = await open(page, 'from=ETH&to=NINA&amount=0.1')
  const before = await balanceOf(nina, owner)
  wallet.script('eth_sendTransaction', () => {
    throw { code: 4001, message: 'User rejected the request.' }
  })
  await openReview(page)
  await confirmButton(page).click()
  await expect(review(page)).toContainText('You rejected the request. Nothing was signed or sent.')

  let undo = async () => {}
  wallet.script('eth_sendTransaction', async ([asked]) => {
    const nonce = await devnet.getTransactionCount({ address: owner })
    const signed = await sign(asked as Asked, nonce, 20n)
    undo = await makeNinaDearer('30000')
    // The devnet answers with the reason, although it has put the transaction into a block.
    await devnet.sendRawTransaction({ serializedTransaction: signed }).catch(() => undefined)
    return keccak256(signed)
  })
  try {
    await freshBlock()
    await confirmButton(page).click()
    await expect(review(page)).toContainText('The price moved further than your slippage allows.', {
      timeout: 15_000,
    })
    await expect(review(page)).not.toContainText('Confirmed.')
    expect(await balanceOf(nina, owner)).toBe(before)
  } finally {
    await undo()
  }
})

test('behavior: sped up in the wallet, it is the same swap with another fee', { tag: '@deep' }, async ({
  page,
}) => {
  const wallet = await open(page, 'from=ETH&to=LOVE&amount=0.1')
  const before = await balanceOf(love, owner)
  const nonce = await devnet.getTransactionCount({ address: owner })
  const faster: Hex[] = []
  wallet.script('eth_sendTransaction', async ([asked]) => {
    const slow = await sign(asked as Asked, nonce, 2n)
    faster.push(await sign(asked as Asked, nonce, 40n))
    await keepPending(page, slow)
    return keccak256(slow)
  })
  await openReview(page)
  await confirmButton(page).click()
  await expect(review(page)).toContainText('Waiting to be included in a block.', { timeout: 15_000 })
  for (const serializedTransaction of faster) await devnet.sendRawTransaction({ serializedTransaction })
  await expectDone(page)
  expect(await balanceOf(love, owner)).toBeGreaterThan(before)
  await page.goto('/activity')
  await expect(page.getByRole('row').filter({ hasText: 'Sent with a different fee' })).toContainText(
    'Swap 0.1 ETH',
  )
})

test('error: a dropped transaction is not found, and never a success', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install()
  const wallet = await open(page, 'from=ETH&to=LOVE&amount=0.1')
  const nonce = await devnet.getTransactionCount({ address: owner })
  wallet.script('eth_sendTransaction', async ([asked]) => keccak256(await sign(asked as Asked, nonce, 2n)))
  await openReview(page)
  await confirmButton(page).click()
  await expect(review(page)).toContainText('Our node has not seen it yet', { timeout: 15_000 })
  await page.clock.fastForward(125_000)
  await expect(review(page)).toContainText('dropped or replaced', { timeout: 15_000 })
  await expect(review(page)).not.toContainText('Confirmed.')
})
