import type { SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { type Confirmation, mergeConfirmations } from '../proposals/confirmationsOf.ts'

export type MessageSigners = {
  readonly confirmations: readonly Confirmation[]
  /** The Safe itself has signed it, in a transaction. */
  readonly isOnChain: boolean
}

/** Who stands behind each of some messages of a Safe, in three statements however many there are. */
export async function readMessageSigners(
  db: Database,
  safe: string,
  messages: readonly Pick<SafeMessages, 'message_hash'>[],
): Promise<(hash: string) => MessageSigners> {
  const hashes = messages.map(({ message_hash }) => message_hash)
  if (hashes.length === 0) return () => ({ confirmations: [], isOnChain: false })
  const [signed, approved, onChain] = await Promise.all([
    db.selectFrom('safe_message_signatures').selectAll().where('message_hash', 'in', hashes).execute(),
    db
      .selectFrom('safe_approvals')
      .select(['hash', 'owner', 'timestamp'])
      .where('safe', '=', safe)
      .where('hash', 'in', hashes)
      .execute(),
    db
      .selectFrom('safe_signed_messages')
      .select('hash')
      .where('safe', '=', safe)
      .where('hash', 'in', hashes)
      .execute(),
  ])
  return (hash) => ({
    confirmations: mergeConfirmations(
      signed.filter(({ message_hash }) => message_hash === hash),
      approved.filter((one) => one.hash === hash),
    ),
    isOnChain: onChain.some((one) => one.hash === hash),
  })
}
