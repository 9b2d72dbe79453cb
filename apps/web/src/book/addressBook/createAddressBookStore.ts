import { createStore, type Store } from '../../storage/createStore.ts'
import type { Stored } from '../../storage/createStored.ts'
import type { AddressBook } from './addressBook.ts'
import { parseAddressBook } from './parseAddressBook.ts'

/** Where the entries are kept is its own affair: here it is the browser. */
export type AddressBookStore = Pick<Store<AddressBook>, 'get' | 'update' | 'subscribe'>

export type AddressBookDeps = {
  readonly stored: Pick<Stored, 'readStored' | 'writeStored' | 'onStoredChange'>
  readonly key: string
  /** Told of the entries when they are first read, and after every change. */
  readonly onChange: (book: AddressBook) => void
}

/** Reads storage when it is first asked, not before: a page without a browser has none. */
export function createAddressBookStore({ stored, key, onChange }: AddressBookDeps): AddressBookStore {
  let opened: Store<AddressBook> | undefined

  function open(): Store<AddressBook> {
    if (opened) return opened
    const store = createStore(parseAddressBook(stored.readStored(key)))
    store.subscribe(() => onChange(store.get()))
    stored.onStoredChange(key, (text) => store.set(parseAddressBook(text)))
    opened = store
    onChange(store.get())
    return store
  }

  return {
    get: () => open().get(),
    update(change) {
      const next = change(open().get())
      const text = JSON.stringify(next)
      stored.writeStored(key, text)
      // Through the parser, so that what shows now is what shows after a reload.
      open().set(parseAddressBook(text))
    },
    subscribe: (listener) => open().subscribe(listener),
  }
}
