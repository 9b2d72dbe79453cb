import { devnet as deployment } from '@love/contracts/deployments/1337'
import type { Hash } from 'viem'
import { expect, test } from 'vitest'
import { openTestChain } from '../../../test/openTestChain.ts'
import { openTestPage, type TestPage } from '../../../test/openTestPage.ts'
import { type TestSwapParameters, testSwap } from '../../../test/testSwap.ts'
import { hasDeparted } from '../../activity/transaction.ts'
import { transactionWords } from '../../activity/transactionWords.ts'

const { devnet, account } = await openTestChain()

const openPage = () => openTestPage(devnet, account)
const swapIntent = (parameters?: TestSwapParameters) => testSwap(account, parameters)
const { USDT } = deployment.tokens

/** A wallet that takes several calls: they go to the devnet one after the other. */
function batchWallet(page: TestPage, status = 200) {
  const hashes: Hash[] = []
  let looks = 0
  page.script('wallet_getCapabilities', () => ({ '0x539': { atomic: { status: 'supported' } } }))
  page.script('wallet_sendCalls', async ([batch]) => {
    for (const { to, data, value } of Object(batch).calls)
      hashes.push((await page.ask('eth_sendTransaction', [{ from: account, to, data, value }])) as Hash)
    return { id: '0xbatch' }
  })
  page.script('wallet_getCallsStatus', async ([id]) => {
    expect(id).toBe('0xbatch')
    looks += 1
    if (looks < 3) return { version: '2.0.0', id, chainId: '0x539', status: 100, atomic: true }
    const receipts = await Promise.all(hashes.map((hash) => page.ask('eth_getTransactionReceipt', [hash])))
    return { version: '2.0.0', id, chainId: '0x539', status, atomic: true, receipts }
  })
}

test('default: a wallet that can takes all calls in exactly one request', async () => {
  const page = await openPage()
  batchWallet(page)
  expect(await page.confirm(swapIntent())).toMatchObject({ phase: 'finished', alarm: undefined })
  expect(page.asked()).toEqual(['wallet_sendCalls'])
  const [request] = page.requests.filter(({ method }) => method === 'wallet_sendCalls')
  expect(request?.params).toMatchObject([
    { version: '2.0.0', from: account, chainId: '0x539', atomicRequired: true, calls: [{ to: USDT }, {}] },
  ])
  expect(page.events.filter((event) => event.endsWith('done'))).toEqual(['0 done', '1 done'])
  // One transaction for each call: every one was compared with its own.
  expect(page.transactions()).toMatchObject([
    { reviewed: [{}], arrived: { verdict: 'reviewed' } },
    { reviewed: [{}], arrived: { verdict: 'reviewed' } },
  ])
})

test.each([200, 600])(
  'error: another call in a batch that ends with %d is found out, and told in the list',
  async (status) => {
    const page = await openPage()
    batchWallet(page)
    const hashes: unknown[] = []
    page.script('wallet_sendCalls', async ([batch]) => {
      const [{ to, data }] = Object(batch).calls
      for (const call of [
        { to, data },
        { to: devnet.roles.demo[1], value: '0x1' },
      ])
        hashes.push(await page.ask('eth_sendTransaction', [{ from: account, ...call }]))
      return { id: '0xbatch' }
    })
    page.script('wallet_getCallsStatus', () => ({
      status,
      receipts: hashes.map((transactionHash) => ({ transactionHash, status: '0x1' })),
    }))
    expect(await page.confirm({ ...swapIntent(), expects: [] })).toMatchObject({
      phase: 'stopped',
      isAlarm: true,
      words: expect.stringContaining('a different transaction from the one you reviewed'),
      run: { steps: [{ state: { status: 'done' } }, { state: { status: 'failed' } }] },
    })
    expect(page.transactions().filter(hasDeparted)).toMatchObject([
      { arrived: { to: devnet.roles.demo[1] }, reviewed: [{ to: deployment.router }] },
    ])
  },
)

test('behavior: a smart account does all calls in one transaction, which is no alarm and is said not to be compared', async () => {
  const page = await openPage()
  batchWallet(page)
  const borrowed = deployment.multicall3.slice(2).toLowerCase()
  await devnet.client.setCode({ address: account, bytecode: `0xef0100${borrowed}` })
  // `getCurrentBlockTimestamp()`, which the borrowed code answers.
  const wrapped = { from: account, to: account, data: '0x0f28c97d' }
  const hash = (await page.ask('eth_sendTransaction', [wrapped])) as Hash
  page.script('wallet_sendCalls', () => ({ id: '0xbatch' }))
  page.script('wallet_getCallsStatus', () => ({
    status: 200,
    atomic: true,
    receipts: [{ transactionHash: hash, status: '0x1' }],
  }))
  expect(await page.confirm({ ...swapIntent(), expects: [] })).toMatchObject({
    phase: 'finished',
    alarm: undefined,
  })
  const [sent] = page.transactions()
  expect(sent).toMatchObject({ reviewed: [{}, {}], arrived: { verdict: 'wrapped' } })
  expect(sent && transactionWords(sent, 1)).toMatchObject({
    label: 'Confirmed',
    text: expect.stringContaining('the 2 calls inside were not compared with what you reviewed'),
  })
})

test.each([
  [5750, 'upgrade'],
  [5760, 'all-or-nothing'],
])('behavior: %d falls back to one by one when the person says so', async (code, words) => {
  const page = await openPage()
  batchWallet(page)
  page.script('wallet_sendCalls', () => {
    throw { code, message: 'no' }
  })
  expect(await page.confirm(swapIntent())).toEqual({
    phase: 'reviewing',
    words: expect.stringContaining(words),
    isOneByOne: true,
  })
  expect(page.transactions()).toEqual([])
})

test('behavior: a batch that was done in part shows which part', async () => {
  const page = await openPage()
  const [approve, swap] = swapIntent({ deadline: 1n }).calls
  batchWallet(page, 600)
  page.script('wallet_sendCalls', () => ({ id: '0xbatch' }))
  const approved = (await page.ask('eth_sendTransaction', [
    { from: account, to: approve?.to, data: approve?.data },
  ])) as Hash
  await devnet.client.setAutomine(false)
  const refused = (await page.ask('eth_sendTransaction', [
    { from: account, to: swap?.to, data: swap?.data, gas: '0x7a120' },
  ])) as Hash
  await devnet.client.mine({ blocks: 1 })
  page.script('wallet_getCallsStatus', () => ({
    status: 600,
    receipts: [
      { transactionHash: approved, status: '0x1' },
      { transactionHash: refused, status: '0x0' },
    ],
  }))
  expect(await page.confirm(swapIntent({ deadline: 1n }))).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining('Only part'),
    run: { steps: [{ state: { status: 'done' } }, { state: { status: 'failed', hash: refused } }] },
  })
})

test.each([
  [400, 'will not retry'],
  [500, 'batch reverted'],
])('error: a batch that ends with %d says so', async (status, words) => {
  const page = await openPage()
  batchWallet(page)
  page.script('wallet_sendCalls', () => ({ id: '0xbatch' }))
  page.script('wallet_getCallsStatus', () => ({ status }))
  expect(await page.confirm(swapIntent())).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining(words),
  })
})

test('error: a wallet that says “done” without a transaction is not believed', async () => {
  const page = await openPage()
  batchWallet(page)
  page.script('wallet_sendCalls', () => 'an old id')
  page.script('wallet_getCallsStatus', () => ({ status: 200 }))
  expect(await page.confirm(swapIntent())).toMatchObject({
    phase: 'stopped',
    words: expect.stringContaining('but no transaction'),
  })
})
