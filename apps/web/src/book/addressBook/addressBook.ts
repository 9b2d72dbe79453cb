import { cleanText } from '@love/protocol/format/cleanText'
import { type Address, getAddress, isAddress } from 'viem'
import { fieldsOf, listOf } from '../../storage/schema.ts'

export type AddressBookEntry = { readonly address: Address; readonly name: string }
/** Sorted by name; every address once. */
export type AddressBook = readonly AddressBookEntry[]

/** No more than the server keeps with an account. */
export const mostEntries = 1_000
export const longestName = 50

/** Throws what is wrong with it, in words. */
export function entryOf(address: string, name: string): AddressBookEntry {
  if (!isAddress(address, { strict: false })) throw new Error('Not a valid address.')
  // Files tell spreadsheets with an apostrophe that it is text and no formula; it is not part of the name.
  const cleaned = cleanText(name, longestName).replace(/^'+(?=[=+\-@＝＋－＠])/u, '')
  if (cleaned === '') throw new Error('Enter a name with at least one visible character.')
  return { address: getAddress(address.toLowerCase()), name: cleaned }
}

const entries = listOf((value) => {
  const { address, name } = fieldsOf(value)
  try {
    return entryOf(String(address), typeof name === 'string' ? name : '')
  } catch {
    return undefined
  }
}, mostEntries)

/** Of what was kept, here or with an account: each bad entry is left out alone. */
export function addressBookOf(value: unknown): AddressBook {
  return withEntries([], entries(value))
}

/** An address that is there already gets its new name; beyond the most that fit, new ones are left out. */
export function withEntries(book: AddressBook, entries: readonly AddressBookEntry[]): AddressBook {
  const byAddress = new Map(book.map((entry) => [entry.address, entry]))
  for (const entry of entries)
    if (byAddress.has(entry.address) || byAddress.size < mostEntries) byAddress.set(entry.address, entry)
  return [...byAddress.values()].sort(byName)
}

export function withoutEntry(book: AddressBook, address: Address): AddressBook {
  return book.filter((entry) => entry.address !== address)
}

function byName(one: AddressBookEntry, other: AddressBookEntry): number {
  return one.name.localeCompare(other.name, 'en') || (one.address < other.address ? -1 : 1)
}
