import { expect, test } from 'vitest'
import {
  appOrigin,
  appWindow,
  createTestPages,
  hostOrigin,
  openTestHost,
  owner,
  safeAddress,
  safeInfo,
  testHandlers,
} from '../../../test/frame/testFrame.ts'
import { createTestWindow } from '../../../test/frame/testWindow.ts'
import { FrameError } from '../messages/errors.ts'
import { connectToHost } from './connectToHost.ts'
import { CannotUseSafeError } from './parseSafeInfo.ts'

const hosts = [hostOrigin]

test('default: inside a Safe host the Safe is known at once', async () => {
  const { outer, inner, app } = createTestPages()
  const { handlers, asked } = testHandlers()
  openTestHost(outer, inner, handlers)
  const began = performance.now()
  const connection = await connectToHost({ window: app, hosts, chainId: 1337 })
  expect(performance.now() - began).toBeLessThan(500)
  expect(connection?.safe).toEqual({
    address: safeAddress,
    chainId: 1337,
    threshold: 1,
    owners: [owner],
    isReadOnly: false,
  })
  await expect
    .poll(() => asked.at(-1)?.params)
    .toEqual({
      call: 'safe_setSettings',
      params: [{ offChainSigning: true }],
    })
  expect(outer.posted.every(({ targetOrigin }) => targetOrigin === hostOrigin)).toBe(true)
})

test('behavior: a host that starts late is found, also where the browser does not tell who it is', async () => {
  const { outer, inner } = createTestPages()
  const { handlers } = testHandlers()
  setTimeout(() => openTestHost(outer, inner, handlers), 300)
  const window = appWindow(inner, outer)
  expect((await connectToHost({ window, hosts, chainId: 1337 }))?.safe.address).toBe(safeAddress)
})

test('behavior: on its own it stays on its own, without waiting', async () => {
  const window = createTestWindow(appOrigin)
  const top = { ...window, location: {}, postMessage: () => undefined }
  const began = performance.now()
  expect(
    await connectToHost({ window: Object.assign(top, { parent: top }), hosts, chainId: 1337 }),
  ).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(100)
})

test('behavior: a host that says nothing is left after a second and a half', async () => {
  const { inner, app } = createTestPages()
  const began = performance.now()
  expect(await connectToHost({ window: app, hosts, chainId: 1337 })).toBeUndefined()
  const ms = performance.now() - began
  expect(ms).toBeGreaterThan(1_000)
  expect(ms).toBeLessThan(2_000)
  expect(inner.listeners.size).toBe(0)
})

test.each([true, false])('error: the evil twin gets nothing (its name is told: %s)', async (isTold) => {
  const evil = 'https://evil.example'
  const { outer, inner, app } = createTestPages(evil)
  const heard: unknown[] = []
  outer.addEventListener('message', (message) => {
    heard.push(message)
    const { id } = message.data as { id: string }
    inner.seenFrom(outer).postMessage({ id, success: true, version: '9.1.0', data: safeInfo }, '*')
  })
  const window = isTold ? app : appWindow(inner, outer)
  expect(await connectToHost({ window, hosts, chainId: 1337, patienceMs: 300 })).toBeUndefined()
  expect(heard).toEqual([])
  // What a browser is asked to deliver to somebody else never arrives here.
  expect(outer.posted.filter(({ targetOrigin }) => targetOrigin !== hostOrigin)).toEqual([])
  expect(outer.posted.length).toBe(isTold ? 0 : 2)
})

test.each([
  ['another chain', { chainId: 1 }, 'Cannot use this Safe: it is on chain 1, but this site uses chain 1337.'],
  ['a chain in letters', { chainId: '1337' }, 'it is on chain unknown'],
  ['no owners', { owners: {} }, 'did not report its owners'],
  ['an empty list of owners', { owners: [] }, 'did not report its owners'],
  ['owners that are none', { owners: ['me'] }, 'did not report its owners'],
  ['an owner twice', { owners: [owner, owner.toLowerCase()] }, 'names an owner twice'],
  ['too high a threshold', { threshold: 2 }, 'threshold does not match'],
  ['no threshold', { threshold: 0 }, 'threshold does not match'],
  ['half a threshold', { threshold: 0.5 }, 'threshold does not match'],
  ['a bad address', { safeAddress: '0x12' }, 'did not report its address'],
])('error: a Safe with %s', async (_, change, words) => {
  const { outer, inner, app } = createTestPages()
  const { handlers } = testHandlers()
  openTestHost(outer, inner, { ...handlers, getSafeInfo: () => ({ ...safeInfo, ...change }) as never })
  const connecting = connectToHost({ window: app, hosts, chainId: 1337 })
  await expect(connecting).rejects.toBeInstanceOf(CannotUseSafeError)
  await expect(connecting).rejects.toThrow(words)
  expect(inner.listeners.size).toBe(0)
})

test('error: a host without a Safe', async () => {
  const { outer, inner, app } = createTestPages()
  const { handlers } = testHandlers()
  const getSafeInfo = () => {
    throw new FrameError('No Safe is open')
  }
  openTestHost(outer, inner, { ...handlers, getSafeInfo })
  await expect(connectToHost({ window: app, hosts, chainId: 1337, patienceMs: 300 })).rejects.toThrow(
    /^Could not load Safe information$/,
  )
})
