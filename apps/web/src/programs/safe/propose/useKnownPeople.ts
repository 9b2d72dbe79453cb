import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeInfo } from '@love/safe-api/replies/safeInfo'
import { useNames } from '../../../chain/names/addressNames.ts'
import { useAddressBook } from '../../../session/safe/addressBook/addressBookStore.ts'
import type { Suggestion } from './addressWords.ts'

/** The address book, and the owners of the Safe. */
export function useKnownPeople({ owners }: Pick<SafeInfo, 'owners'>): readonly Suggestion[] {
  const book = useAddressBook()
  const nameOf = useNames()
  const strangers = owners.filter(({ value }) => nameOf(value) === undefined)
  return [
    ...book,
    ...strangers.map(({ value }) => ({ address: value, name: `the owner ${shortAddress(value)}` })),
  ]
}
