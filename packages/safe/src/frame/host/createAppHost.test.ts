import { expect, test, vi } from 'vitest'
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
} from '../../../test/frame/testFrame.ts'
import { createTestWindow, deliver } from '../../../test/frame/testWindow.ts'
import { askHost } from '../app/askHost.ts'
import { createHostLine } from '../app/createHostLine.ts'
import { readProposal } from '../app/readProposal.ts'
import { FrameError } from '../messages/errors.ts'
import { createAppHost } from './createAppHost.ts'

function open() {
  const pages = createTestPages()
  const own = testHandlers()
  const host = openTestHost(pages.outer, pages.inner, own.handlers)
  const line = createHostLine({ window: pages.app, hosts: [hostOrigin], timeoutMs: 500 })
  return { ...pages, ...own, ...host, line }
}

const typedData = { domain: {}, types: { A: [{ name: 'b', type: 'string' }] }, message: { b: 'c' } }

test('default: every message is answered', async () => {
  const { line, asked } = open()
  expect(await askHost(line, 'sendTransactions', { txs: [{ to: safeAddress }] })).toEqual({ safeTxHash })
  expect(await askHost(line, 'rpcCall', { call: 'eth_gasPrice' })).toBe('eth_gasPrice answered')
  expect(await askHost(line, 'getChainInfo', undefined)).toMatchObject({ chainId: '1337' })
  expect(await askHost(line, 'getSafeInfo', undefined)).toEqual(safeInfo)
  expect(await askHost(line, 'getTxBySafeTxHash', { safeTxHash })).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
  expect(await askHost(line, 'getSafeBalances', {})).toEqual({ fiatTotal: '0', items: [] })
  expect(await askHost(line, 'signMessage', { message: 'a' })).toEqual({ signature: '0x1234' })
  expect(await askHost(line, 'signTypedMessage', { typedData })).toEqual({ signature: '0x1234' })
  expect(await askHost(line, 'getEnvironmentInfo', undefined)).toEqual({ origin: hostOrigin })
  expect(await askHost(line, 'getOffChainSignature', messageHash)).toBe('0x5678')
  expect(await askHost(line, 'wallet_getPermissions', undefined)).toEqual([])
  const permission = { parentCapability: 'requestAddressBook', invoker: 'https://love.example', date: 1_000 }
  expect(await askHost(line, 'wallet_requestPermissions', [{ requestAddressBook: {} }])).toEqual([permission])
  expect(await askHost(line, 'wallet_getPermissions', undefined)).toEqual([permission])
  expect(await askHost(line, 'requestAddressBook', undefined)).toEqual([
    { address: owner, chainId: '1337', name: 'Anna' },
  ])
  expect(asked).toHaveLength(11)
})

test('behavior: a proposal is read with who has signed', async () => {
  const { line, details } = open()
  const safe = { address: safeAddress, chainId: 1337, threshold: 3, owners: [], isReadOnly: false } as const
  const read = () => readProposal({ line, safe }, safeTxHash as `0x${string}`)
  expect(await read()).toEqual({
    signed: 1,
    required: 2,
    status: 'AWAITING_CONFIRMATIONS',
    txHash: undefined,
  })
  Object.assign(details, { txStatus: 'SUCCESS', txHash: messageHash, detailedExecutionInfo: null })
  expect(await read()).toEqual({ signed: 0, required: 3, status: 'SUCCESS', txHash: messageHash })
})

test('behavior: the address book needs a permission, which is asked for once and can be refused', async () => {
  const { line, person, asked } = open()
  const no = { message: 'Permissions rejected', code: 4001 }
  await expect(askHost(line, 'requestAddressBook', undefined)).rejects.toMatchObject(no)
  person.agrees = false
  const request = () => askHost(line, 'wallet_requestPermissions', [{ requestAddressBook: {} }])
  await expect(request()).rejects.toMatchObject(no)
  await expect(askHost(line, 'requestAddressBook', undefined)).rejects.toMatchObject(no)
  expect(asked).toEqual([])
  person.agrees = true
  await request()
  await request()
  expect(person.asked).toBe(2)
})

test('behavior: a permission of another app is none of this one', async () => {
  const { line, granted } = open()
  granted.push({ parentCapability: 'requestAddressBook', invoker: 'https://evil.example', date: 0 })
  expect(await askHost(line, 'wallet_getPermissions', undefined)).toEqual([])
  await expect(askHost(line, 'requestAddressBook', undefined)).rejects.toThrow('Permissions rejected')
})

test.each(['eth_sendRawTransaction', 'eth_sign', 'debug_traceCall', '__proto__', 'toString'])(
  'error: the node is not asked for %s',
  async (call) => {
    const { line, asked } = open()
    await expect(askHost(line, 'rpcCall', { call })).rejects.toThrow(`"${call}" not implemented`)
    expect(asked).toEqual([])
  },
)

test.each(['launchRockets', '__proto__', 'constructor', 'hasOwnProperty'])(
  'error: there is no method %s',
  async (method) => {
    const { line } = open()
    await expect(line.send(method as never)).rejects.toThrow(`"${method}" not implemented`)
  },
)

test('error: what goes wrong inside stays inside; words for the app reach it', async () => {
  const { outer, inner, app } = createTestPages()
  const { handlers } = testHandlers()
  openTestHost(outer, inner, {
    ...handlers,
    getSafeInfo: () => {
      throw new Error('postgres://user:secret@db')
    },
    getChainInfo: async () => {
      throw new FrameError('No chain today')
    },
    getSafeBalances: () => ({ fiatTotal: '0', items: [() => 'cannot be sent'] }),
  })
  const line = createHostLine({ window: app, hosts: [hostOrigin] })
  await expect(line.send('getSafeInfo')).rejects.toThrow(/^The request failed$/)
  await expect(line.send('getChainInfo')).rejects.toThrow('No chain today')
  await expect(line.send('getSafeBalances', {})).rejects.toThrow(/^The request failed$/)
})

test('error: messages of a megabyte and the fifty-first open request are refused', async () => {
  const { outer, inner, app } = createTestPages()
  const { handlers } = testHandlers()
  const signMessage = vi.fn(() => new Promise<never>(() => undefined))
  openTestHost(outer, inner, { ...handlers, signMessage })
  const line = createHostLine({ window: app, hosts: [hostOrigin] })
  const large = line.send('signMessage', { message: 'x'.repeat(1_000_000) })
  await expect(large).rejects.toThrow('The message is too large')
  // Whatever is signed is hashed and shown whole: far less than a message may carry.
  const long = line.send('signTypedMessage', {
    typedData: { ...typedData, message: { b: 'x'.repeat(70_000) } },
  })
  await expect(long).rejects.toThrow('The message is too large')
  for (let count = 0; count < 50; count += 1)
    line.send('signMessage', { message: 'a' }).catch(() => undefined)
  await expect(line.send('getSafeInfo')).rejects.toThrow('Too many requests are open')
  expect(signMessage).toHaveBeenCalledTimes(50)
})

test('error: only that frame at that origin is answered', async () => {
  const { outer, inner, asked } = open()
  const data = { id: 'a', method: 'getSafeInfo' }
  const source = inner.seenFrom(outer)
  const sibling = createTestWindow('https://love.example')
  deliver(outer, { data, origin: 'https://evil.example', source })
  for (const origin of [
    'null',
    '',
    'https://love.example.',
    'https://love.example:444',
    'http://love.example',
  ])
    deliver(outer, { data, origin, source })
  deliver(outer, { data, origin: 'https://love.example', source: sibling.seenFrom(outer) })
  deliver(outer, { data, origin: 'https://love.example', source: null })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(asked).toEqual([])
  expect(inner.posted).toEqual([])
  expect(sibling.posted).toEqual([])
})

test('behavior: an answer goes to the app’s own origin only, and to nobody once its frame is another', async () => {
  const { outer, inner, app } = createTestPages()
  const { handlers } = testHandlers()
  const other = createTestWindow('https://love.example')
  let frame = inner
  const answers: ((reply: typeof safeInfo) => void)[] = []
  const getSafeInfo = () => new Promise<typeof safeInfo>((resolve) => answers.push(resolve))
  const close = createAppHost({
    window: outer,
    frameWindow: () => frame.seenFrom(outer),
    origin: 'https://love.example',
    handlers: { ...handlers, getSafeInfo },
    permissions: { store: { granted: () => [], grant: () => undefined }, ask: async () => false },
  })
  const line = createHostLine({ window: app, hosts: [hostOrigin], timeoutMs: 200 })
  const first = line.send('getSafeInfo')
  await expect.poll(() => answers.length, { interval: 1 }).toBe(1)
  answers[0]?.(safeInfo)
  expect(await first).toEqual(safeInfo)
  expect(inner.posted.map(({ targetOrigin }) => targetOrigin)).toEqual(['https://love.example'])
  const second = line.send('getSafeInfo')
  await expect.poll(() => answers.length, { interval: 1 }).toBe(2)
  frame = other
  answers[1]?.(safeInfo)
  await expect(second).rejects.toThrow('in time')
  expect(other.posted).toEqual([])
  frame = inner
  const third = line.send('getSafeInfo')
  await expect.poll(() => answers.length, { interval: 1 }).toBe(3)
  close()
  answers[2]?.(safeInfo)
  await expect(third).rejects.toThrow('in time')
  expect(outer.listeners.size).toBe(0)
  expect(inner.posted).toHaveLength(1)
})

test.each(['*', 'null', '', 'https://love.example/app', 'javascript:alert(1)'])(
  'error: %j is no origin of an app',
  (origin) => {
    const { outer, handlers } = open()
    const permissions = { store: { granted: () => [], grant: () => undefined }, ask: async () => false }
    expect(() =>
      createAppHost({ window: outer, frameWindow: () => null, origin, handlers, permissions }),
    ).toThrow('An app needs a web address of its own')
  },
)
