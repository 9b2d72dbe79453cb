import { useSyncExternalStore } from 'react'
import { addressNames } from '../../chain/names/addressNames.ts'
import { onStoredChange, readStored, writeStored } from '../../storage/storage.ts'
import type { AddressBook } from './addressBook.ts'
import { addressBookKey } from './addressBookKey.ts'
import { createAddressBookStore } from './createAddressBookStore.ts'

export const addressBookStore = createAddressBookStore({
  stored: { readStored, writeStored, onStoredChange },
  key: addressBookKey,
  onChange: (book) =>
    addressNames.set(new Map(book.map(({ address, name }) => [address.toLowerCase(), name]))),
})

const empty: AddressBook = []

export function useAddressBook(): AddressBook {
  return useSyncExternalStore(addressBookStore.subscribe, addressBookStore.get, () => empty)
}
