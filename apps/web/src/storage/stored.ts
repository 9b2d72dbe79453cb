import type { Store } from './createStore.ts'
import { type BrowserStorage, browserStorage } from './storage.ts'

/** At first: what a browser has that has kept nothing yet. */
export type StoredValue<Value> = Pick<Store<Value>, 'initial' | 'get' | 'update' | 'subscribe'>

/** Stored text is not trusted: this decides what becomes of it. Of text that is damaged, and of none, it gets `undefined`. */
export type Read<Value> = (value: unknown) => Value

export type StoredOptions<Value> = {
  /** Null for what is not worth a place in storage. `JSON.stringify` where nothing else is given. */
  readonly write?: (value: Value) => string | null
  /** Turns the text of `write` back. */
  readonly parse?: (text: string) => unknown
  readonly storage?: BrowserStorage
}

/**
 * What the browser keeps under a key, for this tab and all others. Storage is read when it is asked for, not before: a
 * prerendered page has none. What it holds counts, whichever tab wrote it.
 */
export function stored<Value>(
  key: string,
  read: Read<Value>,
  { write = JSON.stringify, parse, storage = browserStorage }: StoredOptions<Value> = {},
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let known: { readonly text: string | null; readonly value: Value } | undefined

  /** The same object until the text is another. */
  function get(): Value {
    const text = storage.readStored(key)
    if (known?.text !== text || !known) known = { text, value: readText(text, read, parse) }
    return known.value
  }

  return {
    initial: read(undefined),
    get,
    update(change) {
      const text = write(change(get()))
      if (text !== null) storage.writeStored(key, text)
      else if (storage.readStored(key) !== null) storage.removeStored(key)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = storage.onStoredChange(key, listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}

export function readText<Value>(text: string | null, read: Read<Value>, parse = JSON.parse): Value {
  try {
    return read(parse(text ?? ''))
  } catch {
    return read(undefined)
  }
}
