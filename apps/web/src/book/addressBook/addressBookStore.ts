import { addressNames } from '../../chain/names/addressNames.ts'
import { stored } from '../../storage/stored.ts'
import { useStore } from '../../storage/useStore.ts'
import { type AddressBook, addressBookOf } from './addressBook.ts'
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
