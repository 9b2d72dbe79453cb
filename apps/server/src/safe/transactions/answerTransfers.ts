import type { getIncomingTransfers } from '@love/safe/api/endpoints/history'
import type { RouteInput } from '../gateway/gatewayRoute.ts'
import { readTransfers } from '../index/readTransfers.ts'
import { pageLink } from '../proposals/queuePlace.ts'
import { isTrustedTransfer } from './executedInfo.ts'
import { readShown } from './readShown.ts'
import { summarise } from './summarise.ts'
import { DEFAULT_LIMIT, secondsBetween, type TransactionDeps } from './transactionDeps.ts'
import { decodePlace, encodePlace } from './transactionIds.ts'
import { listItem } from './withDateLabels.ts'

const LIST = 'incoming'

/** What came in, also as a part of something else. */
export async function answerTransfers(
  deps: TransactionDeps,
  { parameters, query, url }: RouteInput<typeof getIncomingTransfers>,
) {
  const { db, config, describeDeps } = deps
  const { limit = DEFAULT_LIMIT, token_address, to, value } = query
  // Who asks for one token wants to see it.
  const { trusted = token_address === undefined } = query
  const safe = parameters.address.toLowerCase()
  const { items, next } = await readShown({
    before: decodePlace(LIST, query.cursor)?.before,
    limit,
    read: async (before, most) => {
      const page = await readTransfers(db, {
        safe,
        before,
        limit: most,
        direction: 'incoming',
        value,
        to: to?.toLowerCase(),
        token: token_address?.toLowerCase(),
        ...secondsBetween(query),
      })
      return { items: page.rows, next: page.next }
    },
    choose: (rows) => rows.filter((row) => !trusted || isTrustedTransfer(describeDeps.book, row)),
    placeOf: (row) => ({ block: row.block, logIndex: row.log_index, part: row.part }),
  })
  const summaries = await summarise(
    deps,
    safe,
    items.map((row) => ({ kind: 'transfer', row })),
  )
  const cursor = next && encodePlace(LIST, { before: next, previous: 0 })
  return {
    ...(cursor !== undefined && { next: pageLink(config.appUrl, url, cursor) }),
    results: summaries.map(listItem),
  }
}
