import { expect, test, vi } from 'vitest'
import { appOrigin, appWindow, createTestPages, hostOrigin } from '../../../test/frame/testFrame.ts'
import { createTestWindow, deliver } from '../../../test/frame/testWindow.ts'
import { createHostLine } from './createHostLine.ts'

const hosts = [hostOrigin, 'https://other.example']

function openLine({ timeoutMs = 50 } = {}) {
  const pages = createTestPages()
  const line = createHostLine({ window: pages.app, hosts, timeoutMs })
  const lastId = () => (pages.outer.posted.at(-1)?.message as { id: string } | undefined)?.id ?? ''
  const good = (data: unknown, id = lastId()) => ({ id, success: true, version: '9.1.0', data })
  const source = pages.outer.seenFrom(pages.inner)
  return { ...pages, line, lastId, good, source }
}

test('default: a request goes to the parent’s own origin, and its answer comes back', async () => {
  const { outer, inner, line, good, source } = openLine()
  const reply = line.send('getSafeBalances', { currency: 'usd' })
  expect(outer.posted).toEqual([
    {
      message: {
        id: expect.stringMatching(/^[0-9a-f]{20}$/),
        method: 'getSafeBalances',
        params: { currency: 'usd' },
        env: { sdkVersion: '9.1.0' },
      },
      targetOrigin: hostOrigin,
      from: appOrigin,
    },
  ])
  deliver(inner, { data: good('yes'), origin: hostOrigin, source })
  expect(await reply).toBe('yes')
})

test('behavior: what another window, another origin or another id says is nothing #framed-by-listed', async () => {
  const { inner, line, good, source } = openLine()
  const reply = line.send('getSafeInfo')
  const sibling = createTestWindow(hostOrigin).seenFrom(inner)
  deliver(inner, { data: good('evil'), origin: 'https://safe-example', source })
  deliver(inner, { data: good('evil'), origin: 'https://evil.example', source })
  // Allowed, but not the one around us.
  deliver(inner, { data: good('evil'), origin: 'https://other.example', source })
  deliver(inner, { data: good('evil'), origin: hostOrigin, source: sibling })
  deliver(inner, { data: good('evil'), origin: hostOrigin, source: null })
  deliver(inner, { data: good('evil', '0'.repeat(20)), origin: hostOrigin, source })
  deliver(inner, { data: { ...good('evil'), version: '0.4.2' }, origin: hostOrigin, source })
  deliver(inner, { data: { ...good('evil'), version: 9 }, origin: hostOrigin, source })
  await expect(reply).rejects.toThrow('The Safe host did not answer getSafeInfo in time')
})

test.each([
  ...['https://safe.example.', 'https://safe.example:444', 'https://safe.example:443', 'http://safe.example'],
  ...['https://safe.example.evil.example', 'https://evil-safe.example', 'https://evil.example/safe.example'],
  ...['https://sub.safe.example', 'https://SAFE.example', 'https://xn--sfe-ela.example', 'null', '', '*'],
])('error: %j is not the host, as a parent and as who answers', async (origin) => {
  const { inner, line, good, source } = openLine({ timeoutMs: 5 })
  const reply = line.send('getSafeInfo')
  deliver(inner, { data: good('evil'), origin, source })
  await expect(reply).rejects.toThrow('in time')
  const outer = createTestWindow(origin)
  const own = createHostLine({ window: appWindow(createTestWindow(appOrigin), outer, [origin]), hosts })
  await expect(own.send('getSafeInfo')).rejects.toThrow(/^Could not load Safe information$/)
  expect(outer.posted).toEqual([])
})

test('behavior: an answer counts once, and not when it comes too late', async () => {
  const { inner, line, good, lastId, source } = openLine({ timeoutMs: 20 })
  const first = line.send('getSafeInfo')
  const id = lastId()
  deliver(inner, { data: good('first', id), origin: hostOrigin, source })
  deliver(inner, { data: good('second', id), origin: hostOrigin, source })
  expect(await first).toBe('first')
  const late = line.send('getSafeInfo')
  const lateId = lastId()
  await expect(late).rejects.toThrow('in time')
  const next = line.send('getSafeInfo')
  deliver(inner, { data: good('late', lateId), origin: hostOrigin, source })
  deliver(inner, { data: good('next'), origin: hostOrigin, source })
  expect(await next).toBe('next')
})

test('behavior: a parent that has gone elsewhere gets nothing and says nothing', async () => {
  const { outer, inner, line, good, source } = openLine()
  const first = line.send('getSafeInfo')
  deliver(inner, { data: good(1), origin: hostOrigin, source })
  expect(await first).toBe(1)
  outer.origin = 'https://evil.example'
  const heard = vi.fn()
  outer.addEventListener('message', heard)
  const second = line.send('getChainInfo')
  deliver(inner, { data: good('evil'), origin: outer.origin, source })
  await expect(second).rejects.toThrow('in time')
  expect(heard).not.toHaveBeenCalled()
})

test('behavior: a person may take any time', async () => {
  const { inner, line, good, source } = openLine({ timeoutMs: 5 })
  const reply = line.send('signMessage', { message: 'a' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  deliver(inner, { data: good('signed'), origin: hostOrigin, source })
  expect(await reply).toBe('signed')
})

test('behavior: where the browser does not tell, only a greeting leaves, to each allowed host by name', async () => {
  const outer = createTestWindow(hostOrigin)
  const inner = createTestWindow(appOrigin)
  const line = createHostLine({ window: appWindow(inner, outer), hosts, timeoutMs: 50 })
  await expect(line.send('getChainInfo')).rejects.toThrow('Could not load Safe information')
  expect(outer.posted).toEqual([])
  const greeting = line.send('getSafeInfo')
  expect(outer.posted.map(({ targetOrigin }) => targetOrigin)).toEqual(hosts)
  const id = (outer.posted[0]?.message as { id: string } | undefined)?.id
  const source = outer.seenFrom(inner)
  const good = (data: unknown) => ({ id, success: true, version: '1', data })
  deliver(inner, { data: good('evil'), origin: 'https://evil.example', source })
  deliver(inner, { data: good(1), origin: hostOrigin, source })
  expect(await greeting).toBe(1)
  const next = line.send('getChainInfo')
  // Allowed too, but another one has answered first.
  const nextId = (outer.posted.at(-1)?.message as { id: string } | undefined)?.id
  deliver(inner, { data: { ...good('other'), id: nextId }, origin: 'https://other.example', source })
  await expect(next).rejects.toThrow('in time')
  expect(outer.posted.at(-1)?.targetOrigin).toBe(hostOrigin)
  expect(outer.posted).toHaveLength(3)
})

test.each([
  ['a stranger is the parent', ['https://evil.example']],
  ['a stranger is above the host', [hostOrigin, 'https://evil.example']],
  ['a look-alike is the parent', ['https://safe-example']],
  ['the parent has no origin', ['null']],
  ['nobody is told', []],
])('error: %s', async (_, ancestors) => {
  const outer = createTestWindow(ancestors[0] ?? '')
  const inner = createTestWindow(appOrigin)
  const line = createHostLine({ window: appWindow(inner, outer, ancestors), hosts })
  await expect(line.send('getSafeInfo')).rejects.toThrow('Could not load Safe information')
  expect(outer.posted).toEqual([])
})

test('behavior: two allowed frames around each other are fine', async () => {
  const { outer, inner } = createTestPages()
  const line = createHostLine({ window: appWindow(inner, outer, hosts), hosts, timeoutMs: 5 })
  await expect(line.send('getSafeInfo')).rejects.toThrow('in time')
  expect(outer.posted).toHaveLength(1)
})

test('error: hosts that are no exact origins are never posted to', async () => {
  const outer = createTestWindow(hostOrigin)
  const inner = createTestWindow(appOrigin)
  const line = createHostLine({ window: appWindow(inner, outer), hosts: ['*', 'https://*.example', '/'] })
  await expect(line.send('getSafeInfo')).rejects.toThrow('Could not load Safe information')
  expect(outer.posted).toEqual([])
})

test('error: the words of a host become an error, and a no is a no', async () => {
  const { inner, line, lastId, source } = openLine()
  const bad = (error: unknown) => {
    const reply = line.send('sendTransactions')
    const data = { id: lastId(), success: false, version: '9.1.0', error }
    deliver(inner, { data, origin: hostOrigin, source })
    return reply
  }
  await expect(bad('Out of paper')).rejects.toMatchObject({ message: 'Out of paper', code: undefined })
  await expect(bad('Transaction was rejected')).rejects.toMatchObject({ code: 4001 })
  await expect(bad('Permissions rejected')).rejects.toMatchObject({ code: 4001 })
  await expect(bad({ secret: 1 })).rejects.toMatchObject({ message: 'The host gave no reason' })
  await expect(bad('x'.repeat(9_000))).rejects.toSatisfy((error: Error) => error.message.length === 500)
})

test('error: what cannot be sent is not waited for', async () => {
  const { line } = openLine()
  await expect(line.send('signMessage', { message: () => undefined })).rejects.toThrow()
})

test('error: a closed line, and a window on its own', async () => {
  const { inner, line } = openLine()
  const waiting = line.send('signMessage', { message: 'a' })
  line.close()
  await expect(waiting).rejects.toThrow("Window doesn't exist")
  await expect(line.send('getSafeInfo')).rejects.toThrow("Window doesn't exist")
  expect(inner.listeners.size).toBe(0)
  const top = { ...inner, location: {}, postMessage: () => undefined }
  const own = createHostLine({ window: Object.assign(top, { parent: top }), hosts })
  await expect(own.send('getSafeInfo')).rejects.toThrow("Window doesn't exist")
})
