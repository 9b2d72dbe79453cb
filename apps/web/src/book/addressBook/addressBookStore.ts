import { groupDigits } from '@love/protocol/format/formatNumber'
import { addressNames } from '../../chain/names/addressNames.ts'
import { stored } from '../../storage/stored.ts'
import { useStore } from '../../storage/useStore.ts'
import {
  type AddressBook,
  type AddressBookEntry,
  addressBookOf,
  entryOf,
  mostEntries,
  withEntries,
} from './addressBook.ts'
import { addressBookKey } from './addressBookKey.ts'

export const addressBookStore = stored(addressBookKey, addressBookOf)

/** Wherever an address stands, its name stands beside it. */
function showNames() {
  const names = addressBookStore.get().map(({ address, name }) => [address.toLowerCase(), name] as const)
  addressNames.set(new Map(names))
}

addressBookStore.subscribe(showNames)
showNames()

export function useAddressBook(): AddressBook {
  return useStore(addressBookStore)
}

/** Adds a name, or gives an address another one. Throws what is wrong with it, in words. */
export function saveName(address: string, name: string): AddressBookEntry & { readonly isNew: boolean } {
  const entry = entryOf(address, name)
  const book = addressBookStore.get()
  const isNew = book.every((each) => each.address !== entry.address)
  if (isNew && book.length >= mostEntries)
    throw new Error(`The address book holds at most ${groupDigits(mostEntries)} names. Remove one first.`)
  addressBookStore.update((entries) => withEntries(entries, [entry]))
  return { ...entry, isNew }
}
