import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { createClient, custom, numberToHex, verifyMessage, verifyTypedData } from 'viem'
import { parseTransaction as parseRaw } from 'viem/utils'
import { expect, test } from 'vitest'
import type { ChainClient } from '../../chain/createChainClient.ts'
import { devnetChain } from '../../chain/devnetChain.ts'
import type { ApprovalQuestion } from './createApprovals.ts'
import { createDemoProvider } from './createDemoProvider.ts'
import { demoAccounts } from './demoAccounts.ts'

const [first, second] = demoAccounts.map(({ address }) => address)
if (!first || !second) throw new Error('no accounts')
const hash = `0x${'ab'.repeat(32)}`

/** A node of this devnet that keeps what it is sent. */
function fakeNode(changes: Readonly<Record<string, unknown>> = {}) {
  const sent: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x539',
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0x1',
    eth_getBlockByNumber: { number: '0x1', baseFeePerGas: '0x1', timestamp: '0x1', transactions: [] },
    eth_blockNumber: '0x2a',
    ...changes,
  }
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_sendRawTransaction') {
      sent.push(String(params?.[0]))
      return hash
    }
    if (method === 'eth_getTransactionCount') return numberToHex(7 + sent.length)
    if (method in answers) return answers[method]
    throw { code: -32601, message: 'The method is not found.' }
  }
  const client = createClient({ chain: devnetChain, transport: custom({ request }, { retryCount: 0 }) })
  return { client: client as ChainClient, sent }
}

function setUp({ approves = true, chosen = first as string | null, node = {}, canBatch = true } = {}) {
  const questions: ApprovalQuestion[] = []
  const { client, sent } = fakeNode(node)
  let stored = chosen
  const provider = createDemoProvider({
    accounts: demoAccounts,
    client,
    batchAccount: devnetExtras.batchAccount,
    canBatch: () => canBatch,
    ask: async (question) => {
      questions.push(question)
      if (!approves) throw Object.assign(new Error('rejected'), { code: 4001 })
      return question.kind === 'connect' ? question.accounts[1] : undefined
    },
    chosen: {
      read: () => stored,
      write: (address) => {
        stored = address
      },
      remove: () => {
        stored = null
      },
    },
  })
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { provider, ask, questions, sent }
}

const typedData = {
  domain: { name: 'LOVE', chainId: 1337 },
  types: { EIP712Domain: [], Vow: [{ name: 'text', type: 'string' }] },
  primaryType: 'Vow',
  message: { text: 'for ever' },
}

test('default: has no account until one was chosen, then that one', async () => {
  const { ask, questions } = setUp({ chosen: null })
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([second])
  expect(questions).toEqual([{ kind: 'connect', accounts: demoAccounts.map(({ address }) => address) }])
  expect(await ask('eth_accounts')).toEqual([second])
  expect(await ask('wallet_revokePermissions', {})).toBeNull()
  expect(await ask('eth_accounts')).toEqual([])
})

test('default: signs messages after showing their text', async () => {
  const { ask, questions } = setUp()
  const signature = await ask('personal_sign', '0x6c6f7665', first)
  expect(questions).toEqual([{ kind: 'message', from: first, text: 'love' }])
  expect(
    await verifyMessage({ address: first, message: 'love', signature: signature as `0x${string}` }),
  ).toBe(true)
})

test('behavior: bytes that are no text are shown as bytes', async () => {
  const { ask, questions } = setUp()
  await ask('personal_sign', '0xff00', first)
  expect(questions).toEqual([{ kind: 'message', from: first, text: '0xff00' }])
})

test('default: signs typed data, as JSON or as an object', async () => {
  for (const content of [typedData, JSON.stringify(typedData)]) {
    const { ask, questions } = setUp()
    const signature = (await ask('eth_signTypedData_v4', first, content)) as `0x${string}`
    expect(questions[0]).toMatchObject({ kind: 'typedData', from: first })
    expect(JSON.stringify(questions)).toContain('for ever')
    const { domain, message } = typedData
    const types = { Vow: typedData.types.Vow }
    expect(
      await verifyTypedData({ address: first, domain, types, primaryType: 'Vow', message, signature }),
    ).toBe(true)
  }
})

test('default: signs a transaction in the page and sends it raw', async () => {
  const { ask, questions, sent } = setUp()
  const to = devnet.farm
  expect(await ask('eth_sendTransaction', { from: first, to, value: '0x1', data: '0xabcd' })).toBe(hash)
  expect(questions).toEqual([{ kind: 'transaction', from: first, to, value: 1n, data: '0xabcd' }])
  expect(parseRaw(sent[0] as `0x02${string}`)).toMatchObject({
    to: to.toLowerCase(),
    value: 1n,
    data: '0xabcd',
    nonce: 7,
    chainId: 1337,
    gas: 21_000n,
  })
})

test('behavior: two transactions approved at once get nonces of their own', async () => {
  const { ask, sent } = setUp()
  const send = () => ask('eth_sendTransaction', { from: first, to: devnet.farm })
  await Promise.all([send(), send()])
  expect(sent.map((raw) => parseRaw(raw as `0x02${string}`).nonce)).toEqual([7, 8])
})

test('behavior: where blocks have no base fee it pays the price of gas, as it was done before', async () => {
  const block = { number: '0x1', timestamp: '0x1', transactions: [] }
  const { ask, sent } = setUp({ node: { eth_getBlockByNumber: block, eth_gasPrice: '0x64' } })
  expect(await ask('eth_sendTransaction', { from: first, to: devnet.farm, value: '0x1' })).toBe(hash)
  expect(parseRaw(sent[0] as `0x02${string}`)).toMatchObject({ type: 'legacy', chainId: 1337, value: 1n })
})

test('default: lists a token after asking', async () => {
  const { provider, questions } = setUp()
  const options = { address: devnet.tokens.LOVE, symbol: 'LOVE' }
  expect(await provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })).toBe(
    true,
  )
  expect(questions).toEqual([{ kind: 'asset', ...options, decimals: 18 }])
})

test('behavior: reads go to the node, our chain is the only one', async () => {
  const { ask } = setUp()
  expect(await ask('eth_blockNumber')).toBe('0x2a')
  expect(await ask('eth_chainId')).toBe('0x539')
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x539' })).toBeNull()
  await expect(ask('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({ code: 4902 })
})

test.each(['eth_sign', 'eth_signTransaction', 'wallet_getPermissions', 'debug_traceCall', 'eth_mining'])(
  'error: %s is unsupported',
  async (method) => {
    await expect(setUp().ask(method)).rejects.toMatchObject({ code: 4200 })
  },
)

test.each([
  ['personal_sign', ['0x00', first]],
  ['eth_signTypedData_v4', [first, typedData]],
  ['eth_sendTransaction', [{ from: first }]],
])('error: a rejected %s is 4001 and sends nothing', async (method, params) => {
  const { ask, sent } = setUp({ approves: false })
  await expect(ask(method, ...params)).rejects.toMatchObject({ code: 4001 })
  expect(sent).toEqual([])
})

test.each([
  ['personal_sign', ['0x00', second], 4100],
  ['eth_sendTransaction', [{ from: second }], 4100],
  ['eth_sendTransaction', [{ from: first, value: 'ten' }], -32602],
  ['eth_sendTransaction', [{ from: first, to: '0x123' }], -32602],
  ['eth_sendTransaction', [{ from: first, data: '0xzz' }], -32602],
  ['eth_sendTransaction', [], -32602],
  ['personal_sign', [7, first], -32602],
  ['eth_signTypedData_v4', [first, '{'], -32602],
  ['eth_signTypedData_v4', [first, {}], -32602],
  ['wallet_watchAsset', [], -32602],
])('error: %s with %j is refused before anybody is asked', async (method, params, code) => {
  const { ask, questions } = setUp()
  await expect(ask(method, ...params)).rejects.toMatchObject({ code })
  expect(questions).toEqual([])
})

const batch = {
  version: '2.0.0',
  from: first,
  chainId: '0x539',
  atomicRequired: true,
  calls: [
    { to: devnet.farm, data: '0xabcd', value: '0x1' },
    { to: devnet.router, data: '0x' },
  ],
}
const upgraded = `0xef0100${devnetExtras.batchAccount.slice(2).toLowerCase()}`

test('default: a batch is one question and one transaction of the account to itself', async () => {
  const { ask, questions, sent } = setUp({ node: { eth_getCode: upgraded } })
  expect(await ask('wallet_getCapabilities', first, ['0x539'])).toEqual({
    '0x539': { atomic: { status: 'supported' } },
  })
  expect(await ask('wallet_sendCalls', batch)).toEqual({ id: hash })
  expect(questions).toEqual([
    {
      kind: 'batch',
      from: first,
      calls: [
        { to: devnet.farm, data: '0xabcd', value: 1n },
        { to: devnet.router, data: '0x', value: 0n },
      ],
      upgrades: false,
    },
  ])
  expect(sent.map((raw) => parseRaw(raw as `0x02${string}`).to)).toEqual([first.toLowerCase()])
})

test('behavior: the first batch upgrades the account before, and says so', async () => {
  const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x1', logs: [] }
  const { ask, questions, sent } = setUp({ node: { eth_getCode: '0x', eth_getTransactionReceipt: receipt } })
  expect(await ask('wallet_sendCalls', batch)).toEqual({ id: hash })
  expect(questions).toMatchObject([{ kind: 'batch', upgrades: true }])
  expect(sent.map((raw) => parseRaw(raw as `0x02${string}`).type)).toEqual(['eip7702', 'eip1559'])
})

test.each([
  [null, 100],
  [{ transactionHash: hash, status: '0x1', blockNumber: '0x1', logs: [] }, 200],
  [{ transactionHash: hash, status: '0x0', blockNumber: '0x1', logs: [] }, 500],
])('default: what became of a batch is what the chain says: %j', async (receipt, status) => {
  const { ask } = setUp({ node: { eth_getTransactionReceipt: receipt } })
  expect(await ask('wallet_getCallsStatus', hash)).toMatchObject({ id: hash, status, atomic: true })
})

test('error: batches that are rejected, of others, of other chains, empty, or switched off', async () => {
  const node = { eth_getCode: upgraded }
  const { ask, questions, sent } = setUp({ node })
  for (const [wrong, code] of [
    [{ ...batch, from: second }, 4100],
    [{ ...batch, chainId: '0x1' }, 5710],
    [{ ...batch, calls: [] }, -32602],
    [{ ...batch, calls: [{ data: '0x' }] }, -32602],
  ] as const)
    await expect(ask('wallet_sendCalls', wrong)).rejects.toMatchObject({ code })
  expect(questions).toEqual([])
  await expect(ask('wallet_getCallsStatus', '0x1')).rejects.toMatchObject({ code: 5730 })
  await expect(setUp({ node, approves: false }).ask('wallet_sendCalls', batch)).rejects.toMatchObject({
    code: 4001,
  })
  expect(sent).toEqual([])
  const off = setUp({ canBatch: false })
  expect(await off.ask('wallet_getCapabilities', first)).toEqual({
    '0x539': { atomic: { status: 'unsupported' } },
  })
  await expect(off.ask('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 4200 })
})
