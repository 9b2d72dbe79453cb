import type { Address, Hash } from 'viem'
import { type Hex, maxUint256, parseEther, parseGwei } from 'viem'
import { expect, test } from 'vitest'
import { openTestChain } from '../../../test/openTestChain.ts'
import { openTestPage } from '../../../test/openTestPage.ts'
import { type TestSwapParameters, testSwap } from '../../../test/testSwap.ts'

const { devnet, account } = await openTestChain()

const openPage = () => openTestPage(devnet, account)
const swapIntent = (parameters?: TestSwapParameters) => testSwap(account, parameters)

test('behavior: reverted stops with the reason of the router', async () => {
  const page = await openPage()
  await devnet.client.setAutomine(false)
  const [expired] = swapIntent({ deadline: 1n, allowance: maxUint256 }).calls
  const mining = setInterval(() => void devnet.client.mine({ blocks: 1 }), 50)
  page.script('eth_sendTransaction', ([fields]) =>
    page.ask('eth_sendTransaction', [{ ...Object(fields), gas: '0x7a120' }]),
  )
  const sending = await page.confirm({ ...swapIntent(), calls: expired ? [expired] : [] })
  clearInterval(mining)
  expect(sending).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining('The deadline has passed. Only the network fee was spent'),
    run: { steps: [{ state: { status: 'failed', hash: expect.any(String) } }] },
  })
})

const fee = (gwei: string) => ({ maxFeePerGas: parseGwei(gwei), maxPriorityFeePerGas: parseGwei(gwei) })

/** The wallet sends, and the person then does something else with the same nonce. */
async function replaced(change: (sent: { to: Address; data: Hex; nonce: number }) => object) {
  const page = await openPage()
  await devnet.client.setAutomine(false)
  const nonce = await devnet.client.getTransactionCount({ address: account })
  page.script('eth_sendTransaction', async ([fields]) => {
    const { to, data } = Object(fields)
    const base = { account, chain: null, gas: 500_000n, nonce }
    const hash = await devnet.client.sendTransaction({ ...base, to, data, ...fee('5') } as never)
    // Only who has seen the first one knows what the second one replaces.
    const hasSeen = () => page.transactions().some((sent) => sent.hash === hash && sent.nonce === nonce)
    void expect
      .poll(hasSeen)
      .toBe(true)
      .then(async () => {
        await devnet.client.sendTransaction({ ...base, ...fee('9'), ...change({ to, data, nonce }) } as never)
        await devnet.client.mine({ blocks: 1 })
      })
    return hash
  })
  const approval = swapIntent().calls.slice(0, 1)
  return page.confirm({ ...swapIntent(), calls: approval, expects: [] })
}

test('behavior: repriced goes on with the replacement', async () => {
  const sending = await replaced(({ to, data }) => ({ to, data }))
  expect(sending).toMatchObject({ phase: 'finished' })
})

test('behavior: cancelled and replaced stop with words', async () => {
  expect(await replaced(() => ({ to: account, value: 0n }))).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining('Cancelled'),
  })
  expect(await replaced(() => ({ to: devnet.roles.demo[1], value: parseEther('1') }))).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining('Replaced by another transaction'),
  })
})

test('behavior: dropped stops with words', async () => {
  const page = await openPage()
  await devnet.client.setAutomine(false)
  page.script('eth_sendTransaction', async (params) => {
    const hash = (await page.ask('eth_sendTransaction', params)) as Hash
    setTimeout(async () => {
      await devnet.client.dropTransaction({ hash })
      setTimeout(() => {
        page.clock.now += 130_000
      }, 200)
    }, 100)
    return hash
  })
  expect(await page.confirm(swapIntent())).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining('dropped or replaced'),
  })
})
