import {
  type AddressBook,
  type AddressBookEntry,
  entryOf,
  longestName,
  mostEntries,
  withEntries,
} from '../../../book/addressBook/addressBook.ts'
import { addressNames } from '../../../chain/names/addressNames.ts'
import { createStore } from '../../../storage/createStore.ts'
import { useStore } from '../../../storage/useStore.ts'

/** So that nobody takes the host's name for one of their own. */
const mark = ' (Safe host)'
const nobody: AddressBook = []

/** Gone with the page: the host is asked again at the next visit, and may say something else then. */
const hostBook = createStore(nobody)

/** The names of the Safe host around this page, each marked as its word. */
export function useHostBook(): AddressBook {
  return useStore(hostBook)
}

type Said = { readonly address: string; readonly name: string }

/** Answers how many of its names are shown from now on. */
export function showHostBook(entries: readonly Said[]): number {
  // Each bad entry is left out alone.
  const book = withEntries([], entries.slice(0, mostEntries).flatMap(parseEntry))
  hostBook.set(book)
  addressNames.setOfHost(new Map(book.map(({ address, name }) => [address.toLowerCase(), name])))
  return book.length
}

function parseEntry({ address, name }: Said): readonly AddressBookEntry[] {
  try {
    const entry = entryOf(address, name)
    return [{ ...entry, name: `${entry.name.slice(0, longestName - mark.length)}${mark}` }]
  } catch {
    return []
  }
}
