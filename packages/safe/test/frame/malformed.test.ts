import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { createHostLine } from '../../src/frame/app/createHostLine.ts'
import { appOrigin, createTestPages, hostOrigin, openTestHost, testHandlers } from './testFrame.ts'

const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeAll(() => {
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
})
afterAll(() => {
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
})

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
  withNullPrototype: true,
})
/** What survives the way between windows and cannot be compared with a number. */
const immeasurable = fc.constant({ length: { valueOf: 1, toString: 1 } })
const method = fc.oneof(
  immeasurable,
  fc.constantFrom('sendTransactions', 'rpcCall', 'getSafeInfo', 'getTxBySafeTxHash', 'getSafeBalances'),
  fc.constantFrom('signMessage', 'signTypedMessage', 'getOffChainSignature', 'requestAddressBook'),
  fc.constantFrom('wallet_getPermissions', 'wallet_requestPermissions', '__proto__'),
  fc.string(),
)
const params = fc.oneof(
  anything,
  immeasurable,
  fc.record({ txs: fc.oneof(anything, immeasurable), params: anything }, { requiredKeys: [] }),
  fc.record({ call: fc.oneof(method, fc.constant('eth_call')), params: anything }, { requiredKeys: [] }),
  fc.record({ typedData: fc.record({ domain: anything, types: anything, message: anything }) }),
)
const request = fc.record({
  id: fc.oneof(fc.string(), anything, immeasurable),
  method: fc.oneof(method, anything),
  params,
})
const answer = fc.record(
  {
    id: fc.oneof(fc.constant('open'), anything, immeasurable),
    success: fc.oneof(fc.boolean(), anything),
    version: fc.oneof(fc.constant('9.1.0'), fc.string(), anything),
    data: anything,
    error: anything,
  },
  { requiredKeys: [] },
)
const idOf = (posted?: { message: unknown }) => (posted?.message as { id: string } | undefined)?.id
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const count = runs(10_000, 100_000)

test('error: a host that is sent nonsense stays up and answers the next good request #apps-confined', async () => {
  const { outer, inner, app } = createTestPages()
  const { handlers } = testHandlers()
  openTestHost(outer, inner, handlers)
  const source = inner.seenFrom(outer)
  const [listener] = outer.listeners
  const send = (data: unknown) => listener?.({ data, origin: appOrigin, source })
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, request), async (data) => {
      send(data)
      await Promise.resolve()
    }),
    { numRuns: count },
  )
  await settle()
  expect(uncaught).toEqual([])
  expect(inner.posted.every(({ targetOrigin }) => targetOrigin === appOrigin)).toBe(true)
  const line = createHostLine({ window: app, hosts: [hostOrigin] })
  expect(await line.send('getEnvironmentInfo')).toEqual({ origin: hostOrigin })
})

test('error: an app that is sent nonsense by its host stays up and hears the next good answer', async () => {
  const { outer, inner, app } = createTestPages()
  const line = createHostLine({ window: app, hosts: [hostOrigin] })
  const source = outer.seenFrom(inner)
  const [listener] = inner.listeners
  const waiting = line.send('signMessage', { message: 'a' })
  const id = idOf(outer.posted.at(-1))
  fc.assert(
    fc.property(fc.oneof(anything, answer), (data) => {
      listener?.({ data, origin: hostOrigin, source })
    }),
    { numRuns: count },
  )
  await settle()
  expect(uncaught).toEqual([])
  listener?.({ data: { id, success: true, version: '9.1.0', data: 'fine' }, origin: hostOrigin, source })
  expect(await waiting).toBe('fine')
})

test('error: whatever the host answers, a question ends with an answer or with words', async () => {
  const { outer, inner, app } = createTestPages()
  const line = createHostLine({ window: app, hosts: [hostOrigin] })
  const source = outer.seenFrom(inner)
  await fc.assert(
    fc.asyncProperty(answer, async (data) => {
      const waiting = line.send('getSafeInfo', undefined, 5_000)
      const id = idOf(outer.posted.pop())
      const [listener] = inner.listeners
      listener?.({ data: { ...data, id }, origin: hostOrigin, source })
      listener?.({ data: { id, success: false, version: '1.0.0', error: 'end' }, origin: hostOrigin, source })
      await waiting.catch((error: Error) => expect(error.message).not.toBe(''))
    }),
    { numRuns: runs(1_000, 10_000) },
  )
  expect(uncaught).toEqual([])
})
