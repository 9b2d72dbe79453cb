import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK, { Operation } from '@safe-global/safe-apps-sdk'
import { encodeFunctionResult, hashMessage, stringToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  appOrigin,
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
} from '../../../test/frame/testFrame.ts'

const typedData = {
  domain: { name: 'A', chainId: 1337n },
  types: { A: [{ name: 'b', type: 'string' }] },
  message: { b: 'c' },
}

/** The official libraries find the window they stand in by its global name. */
function open() {
  const { outer, inner, app } = createTestPages()
  const own = testHandlers()
  vi.stubGlobal('window', { ...app, crypto })
  const host = openTestHost(outer, inner, own.handlers)
  const sdk = new SafeAppsSDK()
  return { ...own, ...host, sdk, provider: new SafeAppProvider(safeInfo, sdk), inner }
}
let opened: ReturnType<typeof open>

beforeEach(() => {
  opened = open()
})
afterEach(() => {
  opened.close()
  vi.unstubAllGlobals()
})

test('default: the official SDK gets a right answer to every message', async () => {
  const { sdk, asked, inner } = opened
  expect(await sdk.safe.getInfo()).toEqual(safeInfo)
  expect(await sdk.safe.getChainInfo()).toMatchObject({ chainId: '1337', shortName: 'dev' })
  expect(await sdk.safe.experimental_getBalances({ currency: 'eur' })).toEqual({ fiatTotal: '0', items: [] })
  expect(await sdk.safe.getEnvironmentInfo()).toEqual({ origin: hostOrigin })
  expect(await sdk.safe.getOffChainSignature(messageHash)).toBe('0x5678')
  const txs = [{ to: safeAddress, value: '1', data: '0x', operation: Operation.CALL }]
  expect(await sdk.txs.send({ txs, params: { safeTxGas: 7 } })).toEqual({ safeTxHash })
  expect(await sdk.txs.getBySafeTxHash(safeTxHash)).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })
  expect(await sdk.txs.signMessage('hello')).toEqual({ signature: '0x1234' })
  expect(await sdk.txs.signTypedMessage(typedData)).toEqual({ signature: '0x1234' })
  expect(await sdk.eth.getBalance([owner])).toBe('eth_getBalance answered')
  expect(await sdk.eth.setSafeSettings([{ offChainSigning: true }])).toBe('safe_setSettings answered')
  expect(asked.slice(2).map(({ params }) => params)).toEqual([
    { currency: 'eur' },
    undefined,
    messageHash,
    { txs: [{ to: safeAddress, value: '1', data: '0x' }], params: { safeTxGas: '7' } },
    { safeTxHash },
    { message: 'hello' },
    { typedData },
    { call: 'eth_getBalance', params: [owner, 'latest'] },
    { call: 'safe_setSettings', params: [{ offChainSigning: true }] },
  ])
  expect(inner.posted.every(({ targetOrigin }) => targetOrigin === appOrigin)).toBe(true)
})

test('default: the official SDK finds a message signed through our answers', async () => {
  const { sdk, node } = opened
  const abi = [
    { type: 'function', name: 'f', inputs: [], outputs: [{ type: 'bytes4' }], stateMutability: 'view' },
  ] as const
  node.eth_call = encodeFunctionResult({ abi, result: '0x1626ba7e' })
  expect(await sdk.safe.isMessageSigned('hello', '0x1234')).toBe(true)
  expect(await sdk.safe.isMessageSigned(typedData, '0x1234')).toBe(true)
  node.eth_call = encodeFunctionResult({ abi, result: '0xffffffff' })
  expect(await sdk.safe.isMessageHashSigned(hashMessage('hello'))).toBe(false)
})

test('default: the official SDK asks for the address book and gets it', async () => {
  const { sdk, person } = opened
  expect(await sdk.wallet.getPermissions()).toEqual([])
  expect(await sdk.safe.requestAddressBook()).toEqual([{ address: owner, chainId: '1337', name: 'Anna' }])
  expect(await sdk.safe.requestAddressBook()).toHaveLength(1)
  expect(person.asked).toBe(1)
  expect(await sdk.wallet.getPermissions()).toEqual([
    { parentCapability: 'requestAddressBook', invoker: appOrigin, date: 1_000 },
  ])
})

test('error: the official SDK learns that the person said no', async () => {
  const { sdk, person, asked } = opened
  person.agrees = false
  await expect(sdk.safe.requestAddressBook()).rejects.toMatchObject({
    message: 'Permissions rejected',
    code: 4001,
  })
  expect(asked).toEqual([])
})

const rpc: readonly (readonly [string, readonly unknown[], unknown])[] = [
  ['eth_accounts', [], [safeAddress]],
  ['eth_chainId', [], '0x539'],
  ['net_version', [], '0x539'],
  ['personal_sign', [stringToHex('hello'), safeAddress], '0x1234'],
  ['eth_sign', [safeAddress, messageHash], '0x1234'],
  ['eth_signTypedData', [safeAddress, typedData], '0x1234'],
  ['eth_signTypedData_v4', [safeAddress, JSON.stringify({ ...typedData, domain: {} })], '0x1234'],
  ['eth_sendTransaction', [{ to: owner, gas: '0x5208' }], safeTxHash],
  ['eth_blockNumber', [], '0x10'],
  ['eth_getBalance', [owner, 'latest'], 'eth_getBalance answered'],
  ['eth_getCode', [owner, 'latest'], 'eth_getCode answered'],
  ['eth_getTransactionCount', [owner], 'eth_getTransactionCount answered'],
  ['eth_getStorageAt', [owner, '0x0'], 'eth_getStorageAt answered'],
  ['eth_getBlockByNumber', ['latest'], { number: '0x10' }],
  ['eth_getBlockByHash', [messageHash], 'eth_getBlockByHash answered'],
  ['eth_estimateGas', [{ to: owner }], 'eth_estimateGas answered'],
  ['eth_call', [{ to: owner }], 'eth_call answered'],
  ['eth_getLogs', [{ address: owner }], 'eth_getLogs answered'],
  ['eth_gasPrice', [], 'eth_gasPrice answered'],
  ['wallet_getPermissions', [], []],
  ['safe_setSettings', [{ offChainSigning: true }], 'safe_setSettings answered'],
  ['wallet_sendCalls', [{ from: safeAddress, chainId: '0x539', calls: [{ to: owner }] }], { id: safeTxHash }],
]
test.each(rpc)('default: the official provider answers %s', async (method, params, expected) => {
  const { provider } = opened
  expect(await provider.request({ method, params: [...params] })).toEqual(expected)
})

test('behavior: the official provider follows a proposal to its receipt', async () => {
  const { provider, details } = opened
  const status = () => provider.request({ method: 'wallet_getCallsStatus', params: [safeTxHash] })
  expect(await status()).toMatchObject({ status: 100 })
  Object.assign(details, { txStatus: 'SUCCESS', txHash })
  expect(await status()).toMatchObject({
    status: 200,
    receipts: [{ transactionHash: txHash, status: '0x1', blockNumber: '0x10' }],
  })
  expect(await provider.request({ method: 'eth_getTransactionReceipt', params: [safeTxHash] })).toMatchObject(
    { transactionHash: safeTxHash, status: '0x1' },
  )
})
