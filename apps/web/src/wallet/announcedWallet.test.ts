import { expect, test, vi } from 'vitest'
import { parseAnnouncement } from './announcedWallet.ts'
import { createDiscovery } from './createDiscovery.ts'

const provider = { request: async () => null }
const info = { uuid: 'u-1', rdns: 'com.example', name: 'Example', icon: 'data:image/png;base64,AA' }

function announce(target: EventTarget, detail: unknown) {
  target.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
}

test('default: a good announcement is taken over', () => {
  expect(parseAnnouncement({ info, provider })).toMatchObject({
    uuid: 'u-1',
    rdns: 'com.example',
    name: 'Example',
    image: info.icon,
    foreign: provider,
  })
})

test.each([
  'javascript:alert(1)',
  'https://evil.example/icon.png',
  'data:text/html,<script>alert(1)</script>',
  `data:image/png;base64,${'A'.repeat(5_000_000)}`,
  7,
  undefined,
])('behavior: the picture %.40s is left out, the wallet stays', (icon) => {
  const wallet = parseAnnouncement({ info: { ...info, icon }, provider })
  expect(wallet).toMatchObject({ name: 'Example', image: undefined })
})

test('behavior: names are cut and cleaned', () => {
  const wallet = parseAnnouncement({ info: { ...info, name: `\u202e${'M'.repeat(10_000)}` }, provider })
  expect(wallet?.name).toBe('M'.repeat(64))
})

const trap = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('trap')
    },
    has: () => {
      throw new Error('trap')
    },
  },
)

test.each([
  [undefined],
  [null],
  ['text'],
  [{}],
  [{ info }],
  [{ provider }],
  [{ info: { ...info, uuid: 7 }, provider }],
  [{ info: { ...info, rdns: '' }, provider }],
  [{ info: { ...info, name: '\u200b' }, provider }],
  [{ info, provider: {} }],
  [{ info: trap, provider }],
  [{ info, provider: trap }],
])('error: announcement %# is none', (detail) => {
  expect(parseAnnouncement(detail)).toBeUndefined()
})

test('default: asks for announcements and lists them by uuid', () => {
  const target = new EventTarget()
  target.addEventListener('eip6963:requestProvider', () => announce(target, { info, provider }))
  const discovery = createDiscovery(target)
  const listener = vi.fn()
  discovery.subscribe(listener)
  announce(target, { info, provider })
  announce(target, undefined)
  expect(listener).not.toHaveBeenCalled()
  announce(target, { info: { ...info, uuid: 'u-2' }, provider })
  expect(listener).toHaveBeenCalledOnce()
  expect(discovery.get().map(({ uuid, rdns }) => [uuid, rdns])).toEqual([
    ['u-1', 'com.example'],
    ['u-2', 'com.example'],
  ])
})

test('error: announcements without end come to one', () => {
  const target = new EventTarget()
  const discovery = createDiscovery(target)
  for (let count = 0; count < 1_000; count += 1)
    announce(target, { info: { ...info, uuid: `u-${count}` }, provider })
  expect(discovery.get()).toHaveLength(50)
})
