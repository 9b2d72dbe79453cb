import { writeCsv } from '../../browser/csv/writeCsv.ts'
import type { SavedFile } from '../../browser/saveFile.ts'
import { network } from '../../chain/network.ts'
import type { AddressBook } from './addressBook.ts'

/** In the columns that other Safe wallets read and write. */
export function addressBookFile(book: AddressBook, nowMs: number): SavedFile {
  const rows = book.map(({ address, name }) => [address, name, String(network.chain.id)])
  const day = new Date(nowMs).toISOString().slice(0, 10)
  return {
    name: `love-address-book-${day}.csv`,
    text: writeCsv([['address', 'name', 'chainId'], ...rows]),
    type: 'text/csv;charset=utf-8',
  }
}
