import type { getMultisigTransactions } from '@love/safe-api/endpoints/getMultisigTransactions'
import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'
import * as z from 'zod/mini'
import type { RouteInput } from '../gateway/gatewayRoute.ts'
import { readCursor, writeCursor } from '../proposals/pageCursor.ts'
import { pageLink } from '../proposals/pageLink.ts'
import { DEFAULT_LIMIT } from './defaultLimit.ts'
import { listItem } from './listItem.ts'
import { type NoncePlace, readMultisigPage } from './readMultisigPage.ts'
import { secondsBetween } from './secondsBetween.ts'
import { summarise } from './summarise.ts'
import { summariseProposals } from './summariseProposals.ts'
import type { TransactionDeps } from './transactionDeps.ts'

const place = z.tuple([
  z.literal('multisig'),
  z.int().check(z.minimum(0)),
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
])

/** What owners signed, executed or not. */
export async function answerMultisigs(
  deps: TransactionDeps,
  { parameters, query, url }: RouteInput<typeof getMultisigTransactions>,
) {
  const { db, config } = deps
  const safe = parameters.address.toLowerCase()
  const { executed, nonce, to, value, limit = DEFAULT_LIMIT } = query
  const { entries, next } = await readMultisigPage(db, {
    ...{ safe, before: query.cursor === undefined ? undefined : placeIn(query.cursor), limit },
    ...{ executed, nonce, value, to: to?.toLowerCase(), ...secondsBetween(query) },
  })
  const [executions, proposals] = await Promise.all([
    summarise(
      deps,
      safe,
      entries.flatMap((entry) => (entry.kind === 'executed' ? [{ kind: 'multisig', row: entry.row }] : [])),
    ),
    summariseProposals(
      deps,
      parameters.address,
      entries.flatMap((entry) => (entry.kind === 'proposed' ? [entry.row] : [])),
    ),
  ])
  // Each of both is in the order of the entries already.
  const summaries = entries.flatMap(
    ({ kind }): TransactionSummary | [] => (kind === 'executed' ? executions : proposals).shift() ?? [],
  )
  return {
    ...(next && { next: pageLink(config.appUrl, url, writeCursor(['multisig', next.nonce, next.hash])) }),
    results: summaries.map(listItem),
  }
}

function placeIn(cursor: string): NoncePlace {
  const [, nonce, hash] = readCursor(place, cursor)
  return { nonce, hash }
}
