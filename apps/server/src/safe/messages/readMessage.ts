import type { SafeMessage } from '@love/protocol/safe/messageHash'
import type { SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'

/** The hash alone says which Safe it is of. */
export async function readMessage(db: Database, messageHash: string): Promise<SafeMessages | undefined> {
  return db.selectFrom('safe_messages').selectAll().where('message_hash', '=', messageHash).executeTakeFirst()
}

/** As it was posted. */
export function messageOf({ message }: Pick<SafeMessages, 'message'>): SafeMessage {
  // Only what the endpoint's own schema let through was stored.
  return JSON.parse(message) as SafeMessage
}
