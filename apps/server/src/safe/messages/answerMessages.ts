import { ListItemType } from '@love/safe-api/enumerations/ListItemType'
import type { MessagePage } from '@love/safe-api/replies/messagePage'
import type { Address } from 'viem'
import { pageLink } from '../proposals/pageLink.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageCursor, messagePlace } from './messagePlace.ts'
import { messageReply } from './messageReply.ts'
import { readMessageSigners } from './readMessageSigners.ts'
import { readMessages, readMessagesBefore } from './readMessages.ts'

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
    const reply = messageReply({ message, signers: signersOf(message.message_hash), state })
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
