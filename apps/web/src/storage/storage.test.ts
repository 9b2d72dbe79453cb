import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../boot/memoryStorage.ts'
import { createBrowserStorage } from './storage.ts'

type Channel = { postMessage: (data: unknown) => void; onmessage: ((event: MessageEvent) => void) | null }

/** Two tabs of one browser: one storage, and a channel between them unless `hasChannel` is false. */
function openTabs({ storage = memoryStorage(), hasChannel = true } = {}) {
  const channels: Channel[] = []
  const tab = () => {
    const events = new EventTarget()
    const openChannel = () => {
      const channel: Channel = {
        onmessage: null,
        postMessage: (data) => {
          for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent)
        },
      }
      channels.push(channel)
      return channel
    }
    return {
      events,
      ...createBrowserStorage({
        storage: () => storage,
        events,
        openChannel: hasChannel ? openChannel : () => undefined,
      }),
    }
  }
  return [tab(), tab()] as const
}

function storageEvent(key: string | null, newValue: string | null): Event {
  return Object.assign(new Event('storage'), { key, newValue })
}

test('default: what is written is read, and gone when removed', () => {
  const [tab] = openTabs()
  expect(tab.readStored('a')).toBeNull()
  tab.writeStored('a', '1')
  expect(tab.readStored('a')).toBe('1')
  tab.removeStored('a')
  expect(tab.readStored('a')).toBeNull()
})

test('behavior: another tab hears of its key only', () => {
  const [one, two] = openTabs()
  const listener = vi.fn()
  const stop = two.onStoredChange('a', listener)
  one.writeStored('b', '1')
  one.writeStored('a', '1')
  one.removeStored('a')
  expect(listener.mock.calls).toEqual([['1'], [null]])
  stop()
  one.writeStored('a', '2')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('behavior: without a channel the storage event does it', () => {
  const [tab] = openTabs({ hasChannel: false })
  const listener = vi.fn()
  tab.onStoredChange('a', listener)
  tab.events.dispatchEvent(storageEvent('a', '1'))
  tab.events.dispatchEvent(storageEvent('b', '1'))
  tab.events.dispatchEvent(storageEvent(null, null))
  expect(listener.mock.calls).toEqual([['1'], [null]])
})

test('error: where a channel is refused, values are kept all the same', () => {
  const storage = memoryStorage()
  const openChannel = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const tab = createBrowserStorage({ storage: () => storage, events: new EventTarget(), openChannel })
  const stop = tab.onStoredChange('a', () => undefined)
  tab.writeStored('a', '1')
  expect(tab.readStored('a')).toBe('1')
  stop()
})

test('error: what a full storage refuses is kept for this page', () => {
  const storage = memoryStorage()
  storage.setItem('a', 'old')
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const [tab] = openTabs({ storage: { ...storage, setItem: refuse, removeItem: refuse } })
  tab.writeStored('a', 'new')
  expect(tab.readStored('a')).toBe('new')
  tab.removeStored('a')
  expect(tab.readStored('a')).toBeNull()
})

test('error: denied storage throws nothing', () => {
  const stored = createBrowserStorage({
    storage: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    events: new EventTarget(),
    openChannel: () => undefined,
  })
  expect(stored.readStored('a')).toBeNull()
  stored.writeStored('a', '1')
  expect(stored.readStored('a')).toBe('1')
})

test.each([undefined, null, 'x', {}, { key: 1, value: '' }, { key: 'a', value: 7 }])(
  'error: %j on the channel is ignored',
  (data) => {
    let channel: Channel | undefined
    const stored = createBrowserStorage({
      storage: memoryStorage,
      events: new EventTarget(),
      openChannel: () => {
        channel = { onmessage: null, postMessage: () => undefined }
        return channel
      },
    })
    const listener = vi.fn()
    stored.onStoredChange('a', listener)
    channel?.onmessage?.({ data } as MessageEvent)
    expect(listener).not.toHaveBeenCalled()
  },
)

test('error: a storage that goes away in the middle of a visit leaves what the visit wrote', () => {
  const memory = memoryStorage()
  let isGone = false
  const { readStored, writeStored, removeStored } = createBrowserStorage({
    storage: () => {
      if (isGone) throw new DOMException('The operation is insecure.', 'SecurityError')
      return memory
    },
    events: new EventTarget(),
    openChannel: () => undefined,
  })
  writeStored('a', '1')
  writeStored('b', '1')
  isGone = true
  expect(readStored('a')).toBe('1')
  removeStored('b')
  expect(readStored('b')).toBeNull()
  writeStored('a', '2')
  expect(readStored('a')).toBe('2')
})
