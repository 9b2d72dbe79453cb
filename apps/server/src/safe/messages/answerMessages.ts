import { ListItemType } from '@love/safe/api/enumerations'
import type { MessagePage } from '@love/safe/api/replies/messages'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import type { SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { pageLink, readQueueCursor, writeCursor } from '../proposals/queuePlace.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageReply } from './messageReply.ts'
import { readMessageSigners } from './readMessageSigners.ts'

export type MessagesQuestion = {
  safe: Address
  cursor: string | undefined
  limit: number | undefined
  url: URL
}

const USUAL_LIMIT = 20

const DAY_MS = 24 * 3_600_000

/** With a label before each day. A page goes on where the last one ended. */
export async function answerMessages(
  { db, config, states }: Pick<MessageDeps, 'db' | 'config' | 'states'>,
  { safe: address, cursor, limit = USUAL_LIMIT, url }: MessagesQuestion,
): Promise<MessagePage> {
  const after = cursor === undefined ? undefined : messagePlace(cursor)
  const safe = address.toLowerCase()
  const state = await states.read(address)
  const found = await readMessages(db, { safe, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const signersOf = await readMessageSigners(db, safe, rows)
  const results = rows.flatMap((message, at): MessagePage['results'] => {
    const day = dayOf(message.submitted_at)
    const previous = at === 0 ? after : rows[at - 1]
    const reply = messageReply({ message, signers: signersOf(message.message_hash), config, state })
    const isNewDay = !previous || dayOf(previous.submitted_at) !== day
    return [
      ...(isNewDay ? [{ type: ListItemType.DATE_LABEL, timestamp: day } as const] : []),
      { type: 'MESSAGE', ...reply },
    ]
  })
  const last = found.length > limit ? rows.at(-1) : undefined
  const start = after && (await readMessagesBefore(db, { safe, after, limit }))
  return {
    ...(last && { next: pageLink(config.appUrl, url, messageCursor(last)) }),
    ...(after && { previous: pageLink(config.appUrl, url, start && messageCursor(start)) }),
    results,
  }
}

function dayOf(time: number): number {
  return time - (time % DAY_MS)
}

type MessagesParameters = { safe: string; after: MessagePlace | undefined; limit: number }

/** The messages of a Safe, the newest one first. */
async function readMessages(
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
async function readMessagesBefore(
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

/** Where something stands in the list. */
type MessagePlace = { readonly submitted_at: number; readonly message_hash: string }

const schema = z.tuple([z.int().check(z.minimum(0)), z.string().check(z.regex(/^0x[0-9a-f]{64}$/))])

function messageCursor({ submitted_at, message_hash }: MessagePlace): string {
  return writeCursor([submitted_at, message_hash])
}

function messagePlace(cursor: string): MessagePlace {
  const [submitted_at, message_hash] = readQueueCursor(schema, cursor)
  return { submitted_at, message_hash }
}
