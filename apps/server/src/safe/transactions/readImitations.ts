import { lookAlikeBegin, looksAlike } from '@love/safe/poisoning/suspicions'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import type { KnownAddresses } from '../decode/describeDeps.ts'
import { isTrustedTransfer } from './executedInfo.ts'

/** Of one beginning: by chance nobody pays so many. */
const MOST_ALIKE = 1_000

/** The ids of transfers whose other side looks like somebody whom the Safe has paid before, and is somebody else. */
export async function readImitations(
  db: Database,
  book: KnownAddresses,
  transfers: readonly SafeTransfers[],
): Promise<ReadonlySet<string>> {
  const begins = new Map<string, Promise<readonly SafeTransfers[]>>()
  const paid = (safe: string, begin: string) => {
    const known = begins.get(begin) ?? readPaid(db, safe, begin)
    begins.set(begin, known)
    return known
  }
  const checked = await Promise.all(
    transfers.map(async (transfer) => {
      const other = transfer.direction === 'incoming' ? transfer.from : transfer.to
      const alike = await paid(transfer.safe, lookAlikeBegin(other))
      const payments = alike.filter(
        (earlier) => isEarlier(earlier, transfer) && isTrustedTransfer(book, earlier),
      )
      const isFirst = (payment: SafeTransfers) =>
        !payments.some((own) => own.to === other && isEarlier(own, payment))
      // Whoever was paid first is the real one, also when somebody fell for the imitation later.
      const isImitation = payments.some((payment) => looksAlike(payment.to, other) && isFirst(payment))
      return isImitation ? [transfer.id] : []
    }),
  )
  return new Set(checked.flat())
}

function readPaid(db: Database, safe: string, begin: string): Promise<readonly SafeTransfers[]> {
  return (
    db
      .selectFrom('safe_transfers')
      .selectAll()
      .where('safe', '=', safe)
      .where('direction', '=', 'outgoing')
      .where('to', '>=', begin)
      // No address goes on with a letter after f.
      .where('to', '<', `${begin}g`)
      .limit(MOST_ALIKE)
      .execute()
  )
}

function isEarlier(one: SafeTransfers, other: SafeTransfers): boolean {
  return one.block < other.block || (one.block === other.block && one.log_index < other.log_index)
}
