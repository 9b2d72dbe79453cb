import type { TransactionListPage } from '@love/safe-api/replies/transactionListPage'
import type { Address } from 'viem'
import type { InfoOf } from './createKeptInfos.ts'
import { pageLink } from './pageLink.ts'
import type { ProposalDeps } from './proposalDeps.ts'
import { queueItems } from './queueItems.ts'
import { queueCursor, queuePlace } from './queuePlace.ts'
import { queueOwners, queueSummary } from './queueSummary.ts'
import { readQueue, readQueueBefore } from './readQueue.ts'

export type QueueQuestion = {
  safe: Address
  cursor: string | undefined
  limit: number | undefined
  url: URL
}

const USUAL_LIMIT = 20

export async function answerQueue(
  { config, db, states, infoOf }: Pick<ProposalDeps, 'config' | 'db' | 'states'> & { infoOf: InfoOf },
  { safe: address, cursor, limit = USUAL_LIMIT, url }: QueueQuestion,
): Promise<TransactionListPage> {
  const after = cursor === undefined ? undefined : queuePlace(cursor)
  const state = await states.read(address)
  const asked = { safe: address.toLowerCase(), nonce: state.nonce, limit }
  const found = await readQueue(db, { ...asked, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const owners = queueOwners(state)
  const entries = []
  for (const proposal of rows) {
    const known = infoOf(proposal)
    // Most are known, and waiting for nothing costs as much as all the rest.
    const txInfo = known instanceof Promise ? await known : known
    entries.push({ nonce: proposal.nonce, transaction: queueSummary(proposal, txInfo, owners) })
  }
  const [last, beyond] = [rows.at(-1), found[limit]]
  const start = after && (await readQueueBefore(db, { ...asked, after }))
  return {
    ...(last && beyond && { next: pageLink(config.appUrl, url, queueCursor(last)) }),
    ...(after && { previous: pageLink(config.appUrl, url, start && queueCursor(start)) }),
    results: queueItems({ entries, nonce: state.nonce, before: after?.nonce, after: beyond?.nonce }),
  }
}
