import { once } from '@love/protocol/once'

export type BrowserStorage = {
  readonly readStored: (key: string) => string | null
  readonly writeStored: (key: string, value: string) => void
  readonly removeStored: (key: string) => void
  /** Told when another tab has changed the value. Answers with the way to stop. */
  readonly onStoredChange: (key: string, listener: (value: string | null) => void) => () => void
}

export type BrowserStorageDeps = {
  /** Asked at every use: the mere mention of storage throws where it is denied. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | undefined
}

type Change = { readonly key: string; readonly value: string | null }

/** Values that outlive the page where the browser allows it. Nothing here throws. */
export function createBrowserStorage({ storage, events, openChannel }: BrowserStorageDeps): BrowserStorage {
  /** What a full or forbidden storage did not take. */
  const kept = new Map<string, string | null>()
  /** What this visit has written, for a storage that goes away in the middle of it. */
  const written = new Map<string, string | null>()
  const listeners = new Set<(change: Change) => void>()
  let channel: ReturnType<typeof openChannel>

  /** Once, at the first use: tabs hear of each other by the channel, and by the storage event where there is none. */
  const openOnce = once(() => {
    try {
      channel = openChannel()
    } catch {
      // A browser that blocks all cookies has channels and refuses them.
    }
    if (!channel) return
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const change = parseChange(data)
      if (change) hear(change)
    }
  })

  function hear(change: Change) {
    kept.delete(change.key)
    written.set(change.key, change.value)
    for (const listener of [...listeners]) listener(change)
  }

  function change(key: string, value: string | null) {
    openOnce()
    kept.delete(key)
    written.set(key, value)
    try {
      if (value === null) storage().removeItem(key)
      else storage().setItem(key, value)
    } catch {
      kept.set(key, value)
    }
    channel?.postMessage({ key, value })
  }

  return {
    readStored(key) {
      const value = kept.get(key)
      if (value !== undefined) return value
      try {
        return storage().getItem(key)
      } catch {
        return written.get(key) ?? null
      }
    },
    writeStored: change,
    removeStored: (key) => change(key, null),
    onStoredChange(key, listener) {
      openOnce()
      const onChange = (change: Change) => change.key === key && listener(change.value)
      const onStorage = (event: Event) => {
        const { key: changed = null, newValue = null } = event as Partial<StorageEvent>
        // Without a key everything was cleared.
        if (changed !== key && changed !== null) return
        kept.delete(key)
        written.set(key, newValue)
        listener(newValue)
      }
      listeners.add(onChange)
      events.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(onChange)
        events.removeEventListener('storage', onStorage)
      }
    },
  }
}

function parseChange(data: unknown): Change | undefined {
  if (typeof data !== 'object' || data === null || !('key' in data) || !('value' in data)) return undefined
  const { key, value } = data
  return typeof key === 'string' && (typeof value === 'string' || value === null) ? { key, value } : undefined
}

/** The one of this page. */
export const browserStorage = createBrowserStorage({
  storage: () => localStorage,
  events: globalThis.window ?? new EventTarget(),
  openChannel: () =>
    globalThis.window && 'BroadcastChannel' in globalThis ? new BroadcastChannel('love.stored') : undefined,
})

export const { readStored, writeStored, removeStored, onStoredChange } = browserStorage
