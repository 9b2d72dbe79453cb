import type { SafeMessage } from '@love/safe/messageHash'
import type { SafeMessageSignatures, SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { raiseSafeVersions } from '../index/safeVersions.ts'
import type { Proven } from '../proposals/provenBy.ts'

const DAY_MS = 24 * 3_600_000

const MOST_A_DAY = 100

export type StoreMessageParameters = { message: SafeMessages; proven: Proven; now: number }

/** A new message, or more signatures of one. What is there already is not written again. */
export async function storeMessage(
  db: Database,
  { message, proven, now }: StoreMessageParameters,
): Promise<void> {
  const { safe, message_hash } = message
  const signatures = proven.flatMap(({ owner, kind, signature }): SafeMessageSignatures[] =>
    // An approval stands on the chain, and goes with it.
    kind === 'approved'
      ? []
      : [{ message_hash, owner: owner.toLowerCase(), kind, signature, submitted_at: now }],
  )
  const known = await readSignatures(db, message_hash)
  if (known && signatures.every(({ owner, signature }) => known.get(owner) === signature)) return
  await db.transaction().execute(async (transaction) => {
    // First, so that all who write about this Safe wait for each other, and the limit holds.
    await raiseSafeVersions(transaction, [safe])
    if (!(await readSignatures(transaction, message_hash))) {
      await refuseMany(transaction, safe, now)
      await transaction.insertInto('safe_messages').values(message).execute()
    }
    if (signatures.length === 0) return
    await transaction
      .insertInto('safe_message_signatures')
      .values(signatures)
      .onConflict((conflict) =>
        conflict.columns(['message_hash', 'owner']).doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          signature: eb.ref('excluded.signature'),
        })),
      )
      .execute()
  })
}

async function readSignatures(
  db: Database,
  hash: string,
): Promise<Map<string | null, string | null> | undefined> {
  const rows = await db
    .selectFrom('safe_messages as message')
    .leftJoin('safe_message_signatures as signed', 'signed.message_hash', 'message.message_hash')
    .select(['signed.owner', 'signed.signature'])
    .where('message.message_hash', '=', hash)
    .execute()
  return rows.length === 0 ? undefined : new Map(rows.map(({ owner, signature }) => [owner, signature]))
}

async function refuseMany(transaction: Database, safe: string, now: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('safe_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('safe', '=', safe)
    .where('submitted_at', '>', now - DAY_MS)
    .executeTakeFirstOrThrow()
  if (count >= MOST_A_DAY)
    throw new GatewayError(422, `A Safe can have ${MOST_A_DAY} new messages per day. Try again tomorrow.`)
}

/** The hash alone says which Safe it is of. */
export async function readMessage(db: Database, messageHash: string): Promise<SafeMessages | undefined> {
  return db.selectFrom('safe_messages').selectAll().where('message_hash', '=', messageHash).executeTakeFirst()
}

/** As it was posted. */
export function messageOf({ message }: Pick<SafeMessages, 'message'>): SafeMessage {
  // Only what the endpoint's own schema let through was stored.
  return JSON.parse(message) as SafeMessage
}
