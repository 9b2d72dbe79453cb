import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeInfo } from '@love/safe/api/replies/safes'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { useHostBook } from '../../../wallet/safe/frame/hostBook.ts'
import type { Suggestion } from './addressWords.ts'

/** The address book, that of a Safe host around the page, and the owners of the Safe. */
export function useKnownPeople({ owners }: Pick<SafeInfo, 'owners'>): readonly Suggestion[] {
  const book = useAddressBook()
  const hostBook = useHostBook()
  const nameOf = useNames()
  const strangers = owners.filter(({ value }) => nameOf(value) === undefined)
  return [
    ...book,
    ...hostBook.filter(({ address }) => !book.some((own) => own.address === address)),
    ...strangers.map(({ value }) => ({ address: value, name: `owner ${shortAddress(value)}` })),
  ]
}
