import { type AddressBook, addressBookOf } from '../../../book/addressBook/addressBook.ts'
import { fieldsOf } from '../../../storage/schema.ts'
import type { StoredValue } from '../../../storage/stored.ts'
import type { Entries } from './mergeEdits.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** Names by address. */
export function addressBookDocument(store: StoredValue<AddressBook>, isKept: () => boolean): SyncedDocument {
  return {
    name: 'address-book',
    isKept,
    subscribe: store.subscribe,
    read: () => new Map(store.get().map(({ address, name }) => [address, name])),
    write: (entries) => store.update(() => addressBookOf(listOf(entries))),
    toValue: (entries) => ({ entries: listOf(entries) }),
    fromValue(value) {
      const { entries } = fieldsOf(value)
      const book = addressBookOf(entries)
      return new Map(book.map(({ address, name }) => [address, name]))
    },
  }
}

function listOf(entries: Entries): readonly { address: string; name: string }[] {
  return [...entries].map(([address, name]) => ({ address, name }))
}
