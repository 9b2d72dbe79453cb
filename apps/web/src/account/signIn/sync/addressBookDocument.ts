import type { AddressBookStore } from '../../../book/addressBook/createAddressBookStore.ts'
import { parseAddressBook } from '../../../book/addressBook/parseAddressBook.ts'
import { fieldsOf } from '../../../storage/storedFields.ts'
import type { Entries } from './mergeEdits.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** Names by address. */
export function addressBookDocument(store: AddressBookStore, isKept: () => boolean): SyncedDocument {
  return {
    name: 'address-book',
    isKept,
    subscribe: store.subscribe,
    read: () => new Map(store.get().map(({ address, name }) => [address, name])),
    write: (entries) => store.update(() => parseAddressBook(JSON.stringify(listOf(entries)))),
    toValue: (entries) => ({ entries: listOf(entries) }),
    fromValue(value) {
      const { entries } = fieldsOf(value)
      const book = parseAddressBook(JSON.stringify(entries ?? []))
      return new Map(book.map(({ address, name }) => [address, name]))
    },
  }
}

function listOf(entries: Entries): readonly { address: string; name: string }[] {
  return [...entries].map(([address, name]) => ({ address, name }))
}
