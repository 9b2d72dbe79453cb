import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { stringToHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createTestPages,
  hostOrigin,
  messageHash,
  openTestHost,
  owner,
  safeAddress,
  safeInfo,
  safeTxHash,
  testHandlers,
  txHash,
} from '../../../../test/frame/testFrame.ts'
import { createHostLine } from '../createHostLine.ts'
import { parseSafeInfo } from '../parseSafeInfo.ts'
import { createFrameProvider } from './createFrameProvider.ts'

const safe = parseSafeInfo(safeInfo, 1337)
const typedData = { domain: {}, types: { A: [{ name: 'b', type: 'string' }] }, message: { b: 'c' } }

function open() {
  const { outer, inner, app } = createTestPages()
  const own = testHandlers()
  const host = openTestHost(outer, inner, own.handlers)
  const line = createHostLine({ window: app, hosts: [hostOrigin], timeoutMs: 500 })
  const provider = createFrameProvider({ line, safe })
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { ...own, ...host, ask, provider, app, outer }
}

afterEach(() => void vi.unstubAllGlobals())

const requests: readonly { readonly method: string; readonly params: readonly unknown[] }[] = [
  { method: 'eth_accounts', params: [] },
  { method: 'eth_chainId', params: [] },
  { method: 'net_version', params: [] },
  { method: 'personal_sign', params: [stringToHex('hello'), safeAddress.toLowerCase()] },
  { method: 'eth_sign', params: [safeAddress, messageHash] },
  { method: 'eth_signTypedData', params: [safeAddress, typedData] },
  { method: 'eth_signTypedData_v4', params: [safeAddress, JSON.stringify(typedData)] },
  {
    method: 'eth_sendTransaction',
    params: [{ from: safeAddress, to: owner, value: '0x10', data: '0xabcd', gas: '0x5208' }],
  },
  { method: 'eth_sendTransaction', params: [{ to: owner, value: undefined, data: undefined }] },
  { method: 'eth_blockNumber', params: [] },
  { method: 'eth_getBalance', params: [owner.toLowerCase(), 'latest'] },
  { method: 'eth_getCode', params: [owner.toLowerCase()] },
  { method: 'eth_getTransactionCount', params: [owner.toLowerCase(), 'pending'] },
  { method: 'eth_getStorageAt', params: [owner.toLowerCase(), '0x0'] },
  { method: 'eth_getBlockByNumber', params: ['0x1', true] },
  { method: 'eth_getBlockByHash', params: [messageHash] },
  { method: 'eth_estimateGas', params: [{ to: owner }] },
  { method: 'eth_call', params: [{ to: owner, data: '0x' }] },
  { method: 'eth_call', params: [{ to: owner, data: '0x' }, '0x5'] },
  { method: 'eth_getLogs', params: [{ address: owner }] },
  { method: 'eth_gasPrice', params: [] },
  { method: 'wallet_getPermissions', params: [] },
  { method: 'wallet_requestPermissions', params: [[{ requestAddressBook: {} }]] },
  { method: 'safe_setSettings', params: [{ offChainSigning: true }] },
  {
    method: 'wallet_sendCalls',
    params: [{ from: safeAddress, chainId: '0x539', calls: [{ to: owner }, { to: owner, value: '0x1' }] }],
  },
]

test.each(requests)(
  'default: $method says to the host what the official provider says',
  async ({ method, params }) => {
    const theirs = open()
    vi.stubGlobal('window', { ...theirs.app, crypto })
    const official = new SafeAppProvider(safeInfo, new SafeAppsSDK())
    const expected = await official.request({ method, params: structuredClone([...params]) })
    const ours = open()
    expect(await ours.ask(method, ...params)).toEqual(expected)
    expect(ours.asked).toEqual(theirs.asked)
  },
)

test('behavior: nothing is waited for that no node can know; afterwards the execution is told', async () => {
  const { ask, asked, details } = open()
  for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash'])
    expect(await ask(method, safeTxHash)).toBeNull()
  expect(asked.map(({ method }) => method)).toEqual(['getTxBySafeTxHash', 'getTxBySafeTxHash'])
  Object.assign(details, { txStatus: 'SUCCESS', txHash })
  expect(await ask('eth_getTransactionReceipt', safeTxHash)).toMatchObject({ transactionHash: safeTxHash })
  expect(await ask('eth_getTransactionByHash', safeTxHash)).toMatchObject({ hash: safeTxHash })
  expect(asked.at(-1)?.params).toEqual({ call: 'eth_getTransactionByHash', params: [txHash] })
})

test.each([
  ['AWAITING_CONFIRMATIONS', 100],
  ['AWAITING_EXECUTION', 100],
  ['SUCCESS', 200],
  ['CANCELLED', 400],
  ['FAILED', 500],
  ['SOMETHING_NEW', 100],
  ['constructor', 100],
  ['__proto__', 100],
])('behavior: calls that are %s have the status %i', async (txStatus, status) => {
  const { ask, details } = open()
  details.txStatus = txStatus
  expect(await ask('wallet_getCallsStatus', safeTxHash)).toEqual({
    version: '1.0',
    id: safeTxHash,
    chainId: '0x539',
    status,
    atomic: true,
  })
})

test('behavior: a call inside that failed is never told as done', async () => {
  const { ask, details } = open()
  Object.assign(details, { txStatus: 'FAILED', txHash })
  expect(await ask('eth_getTransactionReceipt', safeTxHash)).toMatchObject({ status: '0x0' })
  expect(await ask('eth_getTransactionByHash', safeTxHash)).not.toHaveProperty('status')
})

test.each([
  ['a block without a number', { blockNumber: 'soon' }],
  ['half a block', { blockNumber: 1.5 }],
  ['gas below nothing', { gasUsed: -1 }],
  ['a block without a hash', { blockHash: 'none' }],
  ['no list of logs', { logs: {} }],
])('error: a receipt with %s is none', async (_, change) => {
  const { ask, details, node } = open()
  Object.assign(details, { txStatus: 'SUCCESS', txHash })
  node.eth_getTransactionReceipt = { ...Object(node.eth_getTransactionReceipt), ...change }
  const status = await ask('wallet_getCallsStatus', safeTxHash)
  expect(status).toMatchObject({ status: 200 })
  expect(status).not.toHaveProperty('receipts')
})

test('error: what is no hash of an execution is not asked for', async () => {
  const { ask, asked, details } = open()
  Object.assign(details, { txStatus: 'SUCCESS', txHash: 'soon' })
  expect(await ask('wallet_getCallsStatus', safeTxHash)).not.toHaveProperty('receipts')
  expect(asked.map(({ method }) => method)).toEqual(['getTxBySafeTxHash'])
})

test('behavior: one receipt stands for each call of a batch, and failure is told', async () => {
  const { ask, details, node } = open()
  Object.assign(details, {
    txStatus: 'FAILED',
    txHash,
    txData: { dataDecoded: { method: 'multiSend', parameters: [{ valueDecoded: [{}, {}, {}] }] } },
  })
  const one = {
    logs: [],
    status: '0x0',
    blockHash: messageHash,
    blockNumber: '0x10',
    gasUsed: '0x5208',
    transactionHash: txHash,
  }
  expect(await ask('wallet_getCallsStatus', safeTxHash)).toMatchObject({
    status: 500,
    receipts: [one, one, one],
  })
  node.eth_getTransactionReceipt = null
  details.txStatus = 'SUCCESS'
  // The host answers `… answered` for what it does not have: that is no receipt.
  expect(await ask('wallet_getCallsStatus', safeTxHash)).not.toHaveProperty('receipts')
})

test('behavior: calls are done together or not at all', async () => {
  expect(await open().ask('wallet_getCapabilities', safeAddress)).toEqual({
    '0x539': { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
  })
})

test('behavior: without enough owners a signature is pending', async () => {
  const { ask, signed } = open()
  delete signed.signature
  signed.messageHash = messageHash
  expect(await ask('personal_sign', 'hello', safeAddress)).toBe('0x')
  expect(await ask('eth_signTypedData_v4', safeAddress, JSON.stringify(typedData))).toBe('0x')
})

const refusals: readonly (readonly [string, readonly unknown[], string])[] = [
  ['personal_sign', ['0x', owner], 'The address or message hash is invalid'],
  ['personal_sign', [], 'The address or message hash is invalid'],
  ['eth_sign', [owner, messageHash], 'The address or message hash is invalid'],
  ['eth_sign', [safeAddress, 'hello'], 'The address or message hash is invalid'],
  ['eth_signTypedData', [owner, typedData], 'The address is invalid'],
  ['eth_signTypedData_v4', [owner, JSON.stringify(typedData)], 'The address is invalid'],
  ['eth_signTypedData_v4', [safeAddress, '{'], 'Invalid typed data'],
  ['eth_signTypedData_v4', [safeAddress, { domain: {} }], 'Invalid typed data'],
  ['eth_sendTransaction', [], 'Invalid call #0: missing "to" field'],
  ['eth_sendTransaction', [{ from: owner, to: owner }], 'Invalid from address'],
  ['eth_sendTransaction', [{ to: 'love.eth' }], 'The transactions are invalid'],
  ['wallet_sendCalls', [{ chainId: '0x539', calls: [] }], 'No transactions were passed'],
  ['wallet_sendCalls', [{ chainId: '0x539' }], 'No transactions were passed'],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: owner }] }], 'Safe is not on chain 0x1'],
  ['wallet_sendCalls', [{ chainId: '0x539', from: owner, calls: [{ to: owner }] }], 'Invalid from address'],
  [
    'wallet_sendCalls',
    [{ chainId: '0x539', calls: [{ to: owner }, {}] }],
    'Invalid call #1: missing "to" field',
  ],
  ['wallet_getCallsStatus', [''], 'Invalid safeTxHash'],
  ['eth_getTransactionReceipt', [], 'Invalid safeTxHash'],
  ['wallet_requestPermissions', [[{ eth_accounts: {} }]], 'Permissions request is invalid'],
]
test.each(refusals)('error: %s %#', async (method, params, text) => {
  const { ask, outer } = open()
  await expect(ask(method, ...params)).rejects.toMatchObject({ name: 'FrameError', message: text })
  expect(outer.posted).toEqual([])
})

test.each(['eth_mining', 'wallet_switchEthereumChain', 'toString', '__proto__'])(
  'error: %s is not implemented',
  async (method) => {
    await expect(open().ask(method)).rejects.toMatchObject({
      message: `"${method}" not implemented`,
      code: 4200,
    })
  },
)

test('error: the rest that a wallet may be asked', async () => {
  const { ask, provider, person } = open()
  await expect(ask('wallet_showCallsStatus', safeTxHash)).rejects.toMatchObject({ code: 4200 })
  await expect(provider.request({ method: 'eth_sendTransaction', params: 'x' })).rejects.toThrow()
  person.agrees = false
  await expect(ask('wallet_requestPermissions', [{ requestAddressBook: {} }])).rejects.toMatchObject({
    message: 'Permissions rejected',
    code: 4001,
  })
  expect(() => createFrameProvider(undefined)).toThrow(/^provider is required\.$/)
})
