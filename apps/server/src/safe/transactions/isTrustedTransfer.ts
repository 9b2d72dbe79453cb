import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { AddressBook } from '../decode/addressBook.ts'

/** Anybody can make a token that says whatever it likes, and anybody can send nothing from anybody. */
export function isTrustedTransfer(
  book: AddressBook,
  { kind, token, value }: Pick<SafeTransfers, 'kind' | 'token' | 'value'>,
): boolean {
  if (kind === 'ether') return true
  return token !== null && book.entry(token)?.token !== undefined && value !== null && value !== '0'
}
