import { expect, test } from 'vitest'
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
} from '../../../test/frame/testFrame.ts'
import { type Method, methods } from '../messages/methods.ts'
import type { SentParams } from '../params/paramSchemas.ts'
import { askHost } from './askHost.ts'
import { connectToHost } from './connectToHost.ts'
import { readHostBook } from './readHostBook.ts'

async function open(change: Partial<ReturnType<typeof testHandlers>['handlers']> = {}) {
  const { outer, inner, app } = createTestPages()
  const own = testHandlers()
  const host = openTestHost(outer, inner, { ...own.handlers, ...change })
  const connection = await connectToHost({ window: app, hosts: [hostOrigin], chainId: 1337 })
  if (!connection) throw new Error('There is no host.')
  return { ...own, ...host, connection, line: connection.line }
}

const typedData = {
  domain: { name: 'A', chainId: 1337 },
  types: { A: [{ name: 'b', type: 'string' }] },
  message: { b: 'c' },
}
const sent: { readonly [M in Method]: SentParams<M> } = {
  sendTransactions: { txs: [{ to: owner, value: '1', data: '0x' }] },
  rpcCall: { call: 'eth_gasPrice', params: [] },
  getChainInfo: undefined,
  getSafeInfo: undefined,
  getTxBySafeTxHash: { safeTxHash },
  getSafeBalances: { currency: 'usd' },
  signMessage: { message: 'hello' },
  signTypedMessage: { typedData },
  getEnvironmentInfo: undefined,
  getOffChainSignature: messageHash,
  wallet_getPermissions: undefined,
  wallet_requestPermissions: [{ requestAddressBook: {} }],
  requestAddressBook: undefined,
}
const permission = { parentCapability: 'requestAddressBook', invoker: appOrigin, date: 1_000 }
const answers: Readonly<Record<Method, unknown>> = {
  sendTransactions: { safeTxHash },
  rpcCall: 'eth_gasPrice answered',
  getChainInfo: expect.objectContaining({ chainId: '1337', shortName: 'dev' }),
  getSafeInfo: safeInfo,
  getTxBySafeTxHash: expect.objectContaining({ txStatus: 'AWAITING_CONFIRMATIONS' }),
  getSafeBalances: { fiatTotal: '0', items: [] },
  signMessage: { signature: '0x1234' },
  signTypedMessage: { signature: '0x1234' },
  getEnvironmentInfo: { origin: hostOrigin },
  getOffChainSignature: '0x5678',
  wallet_getPermissions: [permission],
  wallet_requestPermissions: [permission],
  requestAddressBook: [{ address: owner, chainId: '1337', name: 'Anna' }],
}

test.each(methods)('default: %s is sent, and its answer is read', async (method) => {
  const { line, granted } = await open()
  granted.push({ ...permission, parentCapability: 'requestAddressBook' })
  expect(await askHost(line, method, sent[method])).toEqual(answers[method])
})

test('default: who answers is known from the browser, not from what they say', async () => {
  const { line } = await open({ getEnvironmentInfo: () => ({ origin: 'https://other.example' }) })
  expect(line.host()).toBe(hostOrigin)
  expect(await askHost(line, 'getEnvironmentInfo', undefined)).toEqual({ origin: 'https://other.example' })
})

test.each<readonly [Method, unknown, string]>([
  ['sendTransactions', { txs: [] }, 'No transactions were passed'],
  ['getTxBySafeTxHash', { safeTxHash: '' }, 'Invalid safeTxHash'],
  ['signTypedMessage', { typedData: { domain: {}, types: {} } }, 'Invalid typed data'],
  ['signMessage', { message: 5 }, 'Invalid message type'],
  ['wallet_requestPermissions', [{ everything: {} }], 'Permissions request is invalid'],
])('error: %s with %j does not leave this page', async (method, params, words) => {
  const { line, asked } = await open()
  const before = asked.length
  await expect(askHost(line, method, params as never)).rejects.toThrow(words)
  expect(asked.slice(before).filter(({ method: heard }) => heard === method)).toEqual([])
})

test.each<readonly [Method, unknown]>([
  ['getSafeBalances', { fiatTotal: 5, items: [] }],
  ['getSafeBalances', [{ fiatTotal: '5', items: [] }]],
  ['getEnvironmentInfo', {}],
  ['requestAddressBook', [{ address: owner, name: 'No chain' }]],
  ['getChainInfo', null],
])('error: %s answered with %j is refused', async (method, answer) => {
  const { line, granted } = await open({ [method]: () => answer as never })
  granted.push({ ...permission, parentCapability: 'requestAddressBook' })
  await expect(askHost(line, method, sent[method])).rejects.toThrow(`an unreadable response to ${method}`)
})

test('default: the address book is asked for once the person agreed, and has this chain only', async () => {
  const requestAddressBook = () => [
    { address: owner, chainId: '1337', name: 'Anna' },
    { address: safeAddress, chainId: '1', name: 'Elsewhere' },
  ]
  const { connection, person, granted } = await open({ requestAddressBook })
  expect(await readHostBook(connection)).toEqual([{ address: owner, chainId: '1337', name: 'Anna' }])
  expect(await readHostBook(connection)).toHaveLength(1)
  expect([person.asked, granted.length]).toEqual([1, 1])
})

test('error: a person who says no keeps the address book, by code and words', async () => {
  const { connection, person, asked } = await open()
  person.agrees = false
  await expect(readHostBook(connection)).rejects.toMatchObject({
    message: 'Permissions rejected',
    code: 4001,
  })
  expect(asked.some(({ method }) => method === 'requestAddressBook')).toBe(false)
})
