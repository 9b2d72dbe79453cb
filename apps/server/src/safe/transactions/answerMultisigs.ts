import type { getMultisigTransactions } from '@love/safe/api/endpoints/history'
import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import { describeCall } from '../decode/describeCall.ts'
import type { RouteInput } from '../gateway/gatewayRoute.ts'
import { statusOf } from '../proposals/confirmationsOf.ts'
import { originInfo } from '../proposals/originInfo.ts'
import { pageLink, readQueueCursor, writeCursor } from '../proposals/queuePlace.ts'
import { readOutdated } from '../proposals/readOutdated.ts'
import { callOf, readExecuted } from '../proposals/readProposal.ts'
import { readConfirmers } from './readConfirmers.ts'
import { type NoncePlace, readMultisigPage } from './readMultisigPage.ts'
import { summarise } from './summarise.ts'
import { DEFAULT_LIMIT, secondsBetween, type TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'
import { listItem } from './withDateLabels.ts'

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
    safe,
    before: query.cursor === undefined ? undefined : placeIn(query.cursor),
    limit,
    executed,
    nonce,
    value,
    to: to?.toLowerCase(),
    ...secondsBetween(query),
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
  const [, nonce, hash] = readQueueCursor(place, cursor)
  return { nonce, hash }
}

/** What is not executed: it waits, or something else was executed in its place. */
async function summariseProposals(
  { config, db, states, describeDeps }: Pick<TransactionDeps, 'config' | 'db' | 'states' | 'describeDeps'>,
  safe: Address,
  proposals: readonly SafeProposals[],
): Promise<TransactionSummary[]> {
  if (proposals.length === 0) return []
  const own = safe.toLowerCase()
  const hashes = proposals.map(({ safe_tx_hash }) => safe_tx_hash)
  const [state, confirmers] = await Promise.all([states.read(safe), readConfirmers(db, own, hashes)])
  const { owners, threshold } = state
  const outdated = await readOutdated(db, { chainId: config.chainId, state, hashes })
  return Promise.all(
    proposals.map(async (proposal): Promise<TransactionSummary> => {
      const { safe_tx_hash: safeTxHash, nonce, submitted_at } = proposal
      const [{ txInfo }, executed] = await Promise.all([
        describeCall(describeDeps, callOf(proposal)),
        readExecuted(db, own, nonce),
      ])
      const missing = owners.filter((owner) => !confirmers.get(safeTxHash)?.has(owner.toLowerCase()))
      const confirmations = owners.length - missing.length
      const isOutdated = outdated.has(safeTxHash)
      const txStatus = statusOf({ safeTxHash, executed, confirmations, threshold, isOutdated })
      return {
        id: idOf('multisig', safe, safeTxHash),
        timestamp: submitted_at,
        txStatus,
        txInfo,
        txHash: null,
        executionInfo: {
          type: 'MULTISIG',
          nonce,
          confirmationsRequired: threshold,
          confirmationsSubmitted: confirmations,
          ...(txStatus === 'AWAITING_CONFIRMATIONS' && {
            missingSigners: missing.map((owner) => describeDeps.book.info(owner)),
          }),
        },
        ...originInfo(proposal.origin, config),
      }
    }),
  )
}
