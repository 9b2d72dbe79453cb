import type { getModuleTransactions } from '@love/safe-api/endpoints/getModuleTransactions'
import type { RouteInput } from '../gateway/gatewayRoute.ts'
import { readModuleExecutions } from '../index/readModuleExecutions.ts'
import { pageLink } from '../proposals/pageLink.ts'
import { DEFAULT_LIMIT } from './defaultLimit.ts'
import { listItem } from './listItem.ts'
import { decodePlace, encodePlace } from './placeCursor.ts'
import { summarise } from './summarise.ts'
import type { TransactionDeps } from './transactionDeps.ts'

const LIST = 'module'

/** What modules did. */
export async function answerModules(
  deps: TransactionDeps,
  { parameters, query, url }: RouteInput<typeof getModuleTransactions>,
) {
  const { db, config } = deps
  const safe = parameters.address.toLowerCase()
  const { rows, next } = await readModuleExecutions(db, {
    safe,
    before: decodePlace(LIST, query.cursor)?.before,
    limit: query.limit ?? DEFAULT_LIMIT,
    module: query.module?.toLowerCase(),
    to: query.to?.toLowerCase(),
    transactionHash: query.transaction_hash?.toLowerCase(),
  })
  const summaries = await summarise(
    deps,
    safe,
    rows.map((row) => ({ kind: 'module', row })),
  )
  const cursor = next && encodePlace(LIST, { before: next, previous: 0 })
  return {
    ...(cursor !== undefined && { next: pageLink(config.appUrl, url, cursor) }),
    results: summaries.map(listItem),
  }
}
