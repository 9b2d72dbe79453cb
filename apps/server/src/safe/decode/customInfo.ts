import type { DataDecoded } from '@love/safe-api/replies/dataDecoded'
import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import { isAddressEqual, size } from 'viem'
import type { AddressBook } from './addressBook.ts'
import type { SafeCall } from './safeCall.ts'

/** Any other call. */
export function customInfo(
  book: AddressBook,
  { safe, to, value, data, operation }: SafeCall,
  decoded: DataDecoded | undefined,
): TransactionInfo {
  const calls = decoded?.method === 'multiSend' ? (decoded.parameters?.[0]?.valueDecoded ?? []) : undefined
  const isUnread = data !== '0x' && (!decoded || calls?.length === 0)
  return {
    type: 'Custom',
    ...(isUnread && { humanDescription: 'The data could not be decoded.' }),
    to: book.info(to),
    dataSize: String(size(data)),
    value: String(value),
    ...(decoded && { methodName: decoded.method }),
    ...(calls && { actionCount: calls.length }),
    // Doing nothing uses up the nonce, which is how owners reject what waits with the same one.
    isCancellation: data === '0x' && value === 0n && operation === 0 && isAddressEqual(safe, to),
  }
}
