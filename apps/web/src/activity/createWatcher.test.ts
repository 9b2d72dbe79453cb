import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'
import { owner, testTransaction } from '../../test/testTransaction.ts'
import { createTransactionStore } from './createTransactionStore.ts'
import { createWatcher } from './createWatcher.ts'
import { addTransaction } from './transactions.ts'

type Answer = (call: { method: string; params?: readonly unknown[] }) => unknown

const noProposals = () => Promise.reject(new Error('No proposal is expected here.'))

function watch(answer: Answer, sentAt = 0) {
  const store = createTransactionStore({
    readStored: () => null,
    writeStored: () => {},
    onStoredChange: () => () => {},
  })
  const calls: string[] = []
  const request = async (call: Parameters<Answer>[0]) => {
    calls.push(call.method)
    return answer(call)
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const watcher = createWatcher({
    client,
    store,
    now: () => 0,
    confirmations: async () => 1,
    observeProposal: noProposals,
  })
  store.update(owner, (all) => addTransaction(all, testTransaction({ sentAt })))
  const state = () => store.get(owner)[0]?.state
  return { watcher, store, calls, state, poll: () => watcher.poll(owner) }
}

const { hash } = testTransaction()
const block = { number: '0x5', hash: `0x${'5'.repeat(64)}`, transactions: [], timestamp: '0x1' }
const receipt = {
  transactionHash: hash,
  blockNumber: '0x5',
  blockHash: block.hash,
  status: '0x1',
  gasUsed: '0x5208',
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  logs: [],
  from: owner.address,
  to: owner.address,
  transactionIndex: '0x0',
  type: '0x2',
}

/** A node that holds this receipt and this block number 5. */
function node(fields: { receipt?: unknown; block?: unknown } = {}): Answer {
  const answers: Record<string, unknown> = {
    eth_blockNumber: '0x5',
    eth_getTransactionReceipt: receipt,
    eth_getBlockByNumber: block,
    eth_getTransactionByHash: null,
    eth_getTransactionCount: '0x0',
    ...('receipt' in fields && { eth_getTransactionReceipt: fields.receipt }),
    ...('block' in fields && { eth_getBlockByNumber: fields.block }),
  }
  return ({ method }) => answers[method]
}

test('default: a plain receipt in the chain confirms it', async () => {
  const { poll, state } = watch(node())
  await poll()
  expect(state()).toMatchObject({ status: 'confirmed' })
})

test('behavior: nothing to watch asks nothing', async () => {
  const { calls, watcher } = watch(node())
  await watcher.poll({ ...owner, chainId: 1 })
  expect(calls).toEqual([])
})

test.each([
  ['no status', { receipt: { ...receipt, status: undefined } }],
  ['a strange status', { receipt: { ...receipt, status: '0x2' } }],
  ['status null', { receipt: { ...receipt, status: null } }],
  ['no logs and no status', { receipt: { ...receipt, logs: null, status: null } }],
  ['the receipt of another transaction', { receipt: { ...receipt, transactionHash: block.hash } }],
  ['a block that is not in the chain', { block: { ...block, hash } }],
  ['no such block', { block: null }],
  ['status 0', { receipt: { ...receipt, status: '0x0' } }],
])('error: %s is not a success #honest-status', async (_, fields) => {
  const { poll, state } = watch(node(fields))
  await poll()
  expect(state()?.status).not.toBe('confirmed')
})

test('error: a node that is down changes nothing, and that is told until it answers', async () => {
  let isDown = true
  const answer = node()
  const { poll, state, watcher, store } = watch((call) => {
    if (isDown) throw new Error('down')
    return answer(call)
  })
  const before = store.get(owner)
  await poll()
  expect(store.get(owner)).toBe(before)
  expect(watcher.failure.get()).toBeDefined()
  isDown = false
  await poll()
  expect(state()?.status).toBe('confirmed')
  expect(watcher.failure.get()).toBeUndefined()
})
