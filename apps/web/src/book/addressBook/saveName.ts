import { groupDigits } from '@love/protocol/format/formatNumber'
import { type AddressBookEntry, entryOf, mostEntries, withEntries } from './addressBook.ts'
import { addressBookStore } from './addressBookStore.ts'

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
