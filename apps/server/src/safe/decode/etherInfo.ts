import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import type { AddressBook } from './addressBook.ts'
import { directionOf } from './directionOf.ts'
import type { SafeCall } from './safeCall.ts'

/** Plain ether on its way. A delegatecall moves none, whatever its value says. */
export function etherInfo(
  book: AddressBook,
  { safe, to, value, data, operation }: SafeCall,
): TransactionInfo | undefined {
  if (data !== '0x' || operation !== 0 || value === 0n) return undefined
  return {
    type: 'Transfer',
    sender: book.info(safe),
    recipient: book.info(to),
    direction: directionOf(safe, { from: safe, to }),
    transferInfo: { type: 'NATIVE_COIN', value: String(value) },
  }
}
