import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import { zeroAddress } from 'viem'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import type { AddressBook } from '../decode/addressBook.ts'

export function creationInfo({ info }: AddressBook, row: SafeCreations): TransactionInfo {
  const { creator, transaction_hash, implementation, factory } = row
  return {
    type: 'Creation',
    // Nobody is named where it was not seen.
    creator: info(creator ?? zeroAddress),
    transactionHash: transaction_hash,
    ...(implementation !== null && { implementation: info(implementation) }),
    ...(factory !== null && { factory: info(factory) }),
  }
}
