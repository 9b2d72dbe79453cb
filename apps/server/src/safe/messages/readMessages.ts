import type { SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import type { MessagePlace } from './messagePlace.ts'

export type MessagesParameters = { safe: string; after: MessagePlace | undefined; limit: number }

/** The messages of a Safe, the newest one first. */
export async function readMessages(
  db: Database,
  { safe, after, limit }: MessagesParameters,
): Promise<readonly SafeMessages[]> {
  let query = db.selectFrom('safe_messages').selectAll().where('safe', '=', safe)
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('submitted_at', 'message_hash'), '<', tuple(after.submitted_at, after.message_hash)),
    )
  return query.orderBy('submitted_at', 'desc').orderBy('message_hash', 'desc').limit(limit).execute()
}

/** After what the page before begins that ends with this place; undefined where it begins with the newest one. */
export async function readMessagesBefore(
  db: Database,
  { safe, after, limit }: MessagesParameters & { after: MessagePlace },
): Promise<MessagePlace | undefined> {
  return db
    .selectFrom('safe_messages')
    .select(['submitted_at', 'message_hash'])
    .where('safe', '=', safe)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('submitted_at', 'message_hash'), '>=', tuple(after.submitted_at, after.message_hash)),
    )
    .orderBy('submitted_at')
    .orderBy('message_hash')
    .offset(limit)
    .limit(1)
    .executeTakeFirst()
}
