import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readBalances } from '@love/protocol/actions/readBalances'
import type { IntentCall } from '@love/protocol/intents/intent'
import { lpPermit } from '@love/protocol/liquidity/lpPermit'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveUsdt } from '@love/protocol/pairs/pairs'
import { love } from '@love/protocol/tokens/tokens'
import { encodeFunctionData, maxUint256, parseEther, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { openTestChain } from '../../../test/openTestChain.ts'
import { openTestPage } from '../../../test/openTestPage.ts'
import { testAmount as amount, type TestSwapParameters, testSwap } from '../../../test/testSwap.ts'
import { transactionWords } from '../../activity/transactionWords.ts'

const { devnet, account } = await openTestChain()

const openPage = () => openTestPage(devnet, account)
const swapIntent = (parameters?: TestSwapParameters) => testSwap(account, parameters)
const { LOVE, USDT } = deployment.tokens
const balances = () =>
  readBalances(devnet.client, { deployment, account, tokens: [USDT, LOVE] }).then(([a = 0n, b = 0n]) => [
    a,
    b,
  ])

test('default: one by one, each after the one before is in a block', async () => {
  const page = await openPage()
  const [usdtBefore = 0n, loveBefore = 0n] = await balances()
  const sending = await page.confirm(swapIntent())
  expect(sending).toMatchObject({ phase: 'finished', alarm: undefined })
  expect(page.events).toEqual([
    '0 asking',
    '0 pending',
    '0 done',
    '1 asking',
    '1 pending',
    '1 done',
    'finished',
  ])
  const [usdtAfter = 0n, loveAfter = 0n] = await balances()
  expect(usdtBefore - usdtAfter).toBe(amount)
  expect(loveAfter).toBeGreaterThan(loveBefore)
  expect(page.transactions().map(({ title }) => title)).toEqual([
    'Swap 100 USDT for LOVE',
    'Approve the router to spend 100 USDT',
  ])
  expect(page.asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
})

test('behavior: rejected, and everything is as before', async () => {
  const page = await openPage()
  page.script('eth_sendTransaction', () => {
    throw { code: 4001, message: 'no' }
  })
  expect(await page.confirm(swapIntent())).toEqual({
    phase: 'reviewing',
    words: 'You rejected the request. Nothing was signed or sent.',
    isOneByOne: true,
  })
  expect(page.transactions()).toEqual([])
})

test('behavior: rejected in the middle, then tried again from that step', async () => {
  const page = await openPage()
  let count = 0
  const send = (params: readonly unknown[]) => page.ask('eth_sendTransaction', params)
  page.script('eth_sendTransaction', (params) => {
    count += 1
    if (count === 2) throw { code: 4001 }
    return send(params)
  })
  expect(await page.confirm(swapIntent())).toMatchObject({
    phase: 'stopped',
    run: { steps: [{ state: { status: 'done' } }, { state: { status: 'later' } }] },
  })
  expect(await page.retry()).toMatchObject({ phase: 'finished', alarm: undefined })
  expect(count).toBe(3)
})

test('error: a wallet that moved to another chain or account is not asked', async () => {
  const page = await openPage()
  page.script('eth_chainId', () => '0x1')
  expect(await page.confirm(swapIntent())).toMatchObject({ words: expect.stringContaining('Wrong network') })
  page.script('eth_chainId', () => '0x539')
  page.script('eth_accounts', () => [devnet.roles.demo[1]])
  const other = await openPage()
  other.script('eth_accounts', () => [devnet.roles.demo[1]])
  expect(await other.confirm(swapIntent())).toMatchObject({
    words: expect.stringContaining('switched accounts'),
  })
  expect([...page.asked(), ...other.asked()]).toEqual([])
})

test('error: an answer that is no hash is not followed', async () => {
  const page = await openPage()
  page.script('eth_sendTransaction', () => '0x1234')
  expect(await page.confirm(swapIntent())).toMatchObject({
    words: expect.stringContaining('Unexpected response'),
  })
})

test('error: a wallet that sent something other than was reviewed is found out #sent-as-reviewed', async () => {
  const page = await openPage()
  page.script('eth_sendTransaction', () =>
    page.ask('eth_sendTransaction', [{ from: account, to: devnet.roles.demo[1], value: '0x1' }]),
  )
  expect(await page.confirm(swapIntent())).toMatchObject({
    phase: 'stopped',
    isAlarm: true,
    words: expect.stringContaining('a different transaction from the one you reviewed'),
  })
  // The window may be closed by then: the list says it too, and goes on saying it.
  const [sent] = page.transactions()
  expect(sent && transactionWords(sent, 1)).toMatchObject({
    label: 'Not what you reviewed',
    tone: 'error',
  })
})

test('error: done but less than promised raises an alarm #honest-status', async () => {
  const page = await openPage()
  expect(await page.confirm(swapIntent({ least: parseEther('999999999') }))).toMatchObject({
    phase: 'finished',
    alarm: expect.stringMatching(/^You received [\d.]+ LOVE, less than the minimum of 999999999 LOVE\./),
  })
})

test('behavior: nobody waits any more: what was sent is followed, nothing more is asked', async () => {
  const page = await openPage()
  page.script('eth_sendTransaction', (params) => {
    page.abort.abort()
    return page.ask('eth_sendTransaction', params)
  })
  await page.confirm(swapIntent())
  expect(page.asked()).toEqual(['eth_sendTransaction'])
  expect(page.transactions()).toMatchObject([{ state: { status: 'confirmed' } }])
})

test('behavior: a permit is signed and then used', async () => {
  const pair = pairAddress(deployment, loveUsdt)
  const lp = { abi: uniswapV2PairAbi, address: pair } as const
  const nonce = await devnet.client.readContract({ ...lp, functionName: 'nonces', args: [account] })
  const held = await devnet.client.readContract({ ...lp, functionName: 'balanceOf', args: [account] })
  expect(held).toBeGreaterThan(0n)
  const deadline = maxUint256
  const args = [LOVE, USDT, held / 2n, 1n, 1n, account, deadline] as const
  const call: IntentCall = {
    words: 'Take it out',
    to: deployment.router,
    data: encodeFunctionData({
      abi: uniswapV2Router02Abi,
      functionName: 'removeLiquidityWithPermit',
      args: [...args, false, 0, zeroHash, zeroHash],
    }),
    value: 0n,
    permit: {
      words: 'Sign',
      message: lpPermit({ deployment, pair: loveUsdt, owner: account, value: held / 2n, nonce, deadline }),
      instead: [],
    },
  }
  const page = await openPage()
  const sending = await page.confirm({
    ...swapIntent(),
    calls: [call],
    expects: [{ token: love, address: LOVE, least: 1n }],
  })
  expect(sending).toMatchObject({ phase: 'finished', alarm: undefined })
  expect(page.events.slice(0, 2)).toEqual(['0 signing', '0 asking'])
  expect(page.asked()).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
})
