import { fieldsOf } from '../../storage/storedFields.ts'
import { type AddressBook, type AddressBookEntry, entryOf, mostEntries, withEntries } from './addressBook.ts'

/** Stored text is not trusted: each bad entry is left out alone. */
export function parseAddressBook(text: string | null): AddressBook {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return withEntries([], Array.isArray(stored) ? stored.slice(0, mostEntries).flatMap(parseEntry) : [])
  } catch {
    return []
  }
}

function parseEntry(value: unknown): readonly AddressBookEntry[] {
  const { address, name } = fieldsOf(value)
  try {
    return [entryOf(String(address), typeof name === 'string' ? name : '')]
  } catch {
    return []
  }
}
