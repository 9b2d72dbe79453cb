import { expect, test } from 'vitest'
import { openTestChain } from '../../../test/openTestChain.ts'
import { openTestPage, type TestPage } from '../../../test/openTestPage.ts'
import { testSwap } from '../../../test/testSwap.ts'
import { parseBigints, stringifyBigints } from '../../storage/bigintJson.ts'
import { readText } from '../../storage/stored.ts'
import type { Run } from '../sending/run.ts'
import type { Sending } from '../sending/sending.ts'
import { isWorthKeeping } from './isWorthKeeping.ts'
import { unfinishedSchema } from './unfinishedSchema.ts'

const { devnet, account } = await openTestChain()

/** Through storage, as a reload takes it. */
function reloaded(run: Run): Run {
  const text = stringifyBigints([{ id: 'one', startedAt: 1, run }])
  const [left] = readText(text, unfinishedSchema, parseBigints)
  if (!left) throw new Error('It was not kept.')
  return left.run
}

function runOf(sending: Sending): Run {
  if (!isWorthKeeping(sending)) throw new Error('It is not worth keeping.')
  return sending.run
}

function rejectSecond(page: TestPage) {
  let count = 0
  page.script('eth_sendTransaction', (params) => {
    count += 1
    if (count === 2) throw { code: 4001 }
    return page.ask('eth_sendTransaction', params)
  })
}

test('default: a new page goes on with the step that was rejected', async () => {
  const before = await openTestPage(devnet, account)
  rejectSecond(before)
  const run = reloaded(runOf(await before.confirm(testSwap(account))))
  const after = await openTestPage(devnet, account)
  expect(await after.resume(run)).toMatchObject({ phase: 'finished', alarm: undefined })
  expect(after.asked()).toEqual(['eth_sendTransaction'])
  expect(after.events).toEqual(['1 asking', '1 pending', '1 done', 'finished'])
})

test('behavior: a step that was on its way is waited for, not sent again', async () => {
  const before = await openTestPage(devnet, account)
  rejectSecond(before)
  const { steps, ...run } = runOf(await before.confirm(testSwap(account)))
  const [{ call, state }, ...others] = steps as [Run['steps'][number], ...Run['steps']]
  if (state.status !== 'done') throw new Error('The first step is not done.')
  const left = {
    ...run,
    steps: [{ call, state: { status: 'pending', hash: state.hash } as const }, ...others],
  }
  const after = await openTestPage(devnet, account)
  after.know(before.transactions())
  expect(await after.resume(reloaded(left))).toMatchObject({ phase: 'finished' })
  expect(after.events).toEqual(['0 done', '1 asking', '1 pending', '1 done', 'finished'])
})

test('behavior: a step that the wallet was asked about goes on only while nothing was sent since', async () => {
  const before = await openTestPage(devnet, account)
  rejectSecond(before)
  const { steps, ...run } = runOf(await before.confirm(testSwap(account)))
  const nonce = await devnet.client.getTransactionCount({ address: account })
  const asking = { status: 'asking', nonce } as const
  const left = reloaded({
    ...run,
    steps: steps.map((step, at) => (at === 1 ? { ...step, state: asking } : step)),
  })
  expect(left.steps[1]?.state).toEqual({ status: 'later', askedAt: nonce })
  await devnet.client.sendTransaction({ account, to: account, chain: null })
  const late = await openTestPage(devnet, account)
  expect(await late.resume(left)).toMatchObject({
    phase: 'stopped',
    words: expect.stringMatching('may already have been sent'),
  })
  expect(late.asked()).toEqual([])
})

test('behavior: a batch that the wallet has taken is asked for by its name', async () => {
  const page = await openTestPage(devnet, account)
  const { calls, ...intent } = { ...testSwap(account), expects: [] }
  const hashes: unknown[] = []
  for (const { to, data } of calls)
    hashes.push(await page.ask('eth_sendTransaction', [{ from: account, to, data }]))
  page.script('wallet_getCallsStatus', async ([id]) => {
    expect(id).toBe('0xbatch')
    const receipts = await Promise.all(hashes.map((hash) => page.ask('eth_getTransactionReceipt', [hash])))
    return { version: '2.0.0', id, chainId: '0x539', status: 200, atomic: true, receipts }
  })
  const steps = calls.map((call) => ({ call, state: { status: 'pending' } as const }))
  const run = reloaded({ intent: { ...intent, calls }, way: 'batch', steps, batchId: '0xbatch' })
  expect(await page.resume(run)).toMatchObject({ phase: 'finished' })
  expect(page.asked()).toEqual([])
})
