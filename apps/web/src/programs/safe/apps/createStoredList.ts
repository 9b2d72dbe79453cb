import { createStore, type Store } from '../../../storage/createStore.ts'
import type { Stored } from '../../../storage/createStored.ts'

export type StoredList<Item> = Pick<Store<readonly Item[]>, 'get' | 'subscribe' | 'update'>

export type StoredListDeps<Item> = {
  readonly stored: Pick<Stored, 'readStored' | 'writeStored' | 'onStoredChange'>
  readonly key: string
  readonly parse: (text: string | null) => readonly Item[]
}

/** Reads storage when it is first asked, not before: a page without a browser has none. */
export function createStoredList<Item>({ stored, key, parse }: StoredListDeps<Item>): StoredList<Item> {
  let opened: Store<readonly Item[]> | undefined

  function open(): Store<readonly Item[]> {
    if (opened) return opened
    const store = createStore(parse(stored.readStored(key)))
    stored.onStoredChange(key, (text) => store.set(parse(text)))
    opened = store
    return store
  }

  return {
    get: () => open().get(),
    subscribe: (listener) => open().subscribe(listener),
    update(change) {
      const text = JSON.stringify(change(open().get()))
      stored.writeStored(key, text)
      open().set(parse(text))
    },
  }
}
