import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import {
  deleteTransaction,
  estimateTransaction,
  proposeTransaction as proposeEndpoint,
} from '@love/safe/api/endpoints/proposals'
import { getNonces } from '@love/safe/api/endpoints/safes'
import type { Nonces } from '@love/safe/api/replies/safes'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import type { Address } from 'viem'
import { bytesOf, createByteCache } from '../../createByteCache.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { createFreshReads } from './createFreshReads.ts'
import { deleteProposal } from './deleteProposal.ts'
import { estimateGas } from './estimateGas.ts'
import type { Describe, ProposalDeps } from './proposalDeps.ts'
import { queueItems, queueOwners, queueSummary } from './queueItems.ts'
import { pageLink, queueCursor, queuePlace } from './queuePlace.ts'
import { readOutdated } from './readOutdated.ts'
import { callOf, stateVersion } from './readProposal.ts'
import { type QueuedProposal, readQueue, readQueueBefore } from './readQueue.ts'
import { FARTHEST_NONCE } from './refuseProposal.ts'
import { takeProposal } from './takeProposal.ts'

export function createProposalRoutes(given: ProposalDeps): readonly GatewayRoute[] {
  const { client, states, versions, follow } = given
  const deps = { ...given, readNow: createFreshReads(states.readNow), infoOf: createKeptInfos(given) }
  const version = async (safe: Address) => {
    const [state, stored] = await Promise.all([states.read(safe), versions.read(safe.toLowerCase())])
    return `${stored} ${stateVersion(state)}`
  }
  return [
    defineRoute(proposeEndpoint, ({ parameters, body }) =>
      takeProposal(deps, { safe: parameters.safe_address, body }),
    ),
    defineRoute(deleteTransaction, ({ parameters, body }) =>
      deleteProposal(deps, { safeTxHash: parameters.safeTxHash, signature: body.signature }),
    ),
    defineRoute(
      getTransactionQueue,
      async ({ parameters: { safe_address: safe }, query: { cursor, limit }, url }) => {
        await follow(safe)
        return answerQueue(deps, { safe, cursor, limit, url })
      },
      { version: ({ parameters }) => version(parameters.safe_address) },
    ),
    defineRoute(
      getNonces,
      async ({ parameters: { safe_address: safe } }) => {
        await follow(safe)
        return readNonces(deps, safe)
      },
      { version: ({ parameters }) => version(parameters.safe_address) },
    ),
    defineRoute(estimateTransaction, async ({ parameters: { safe_address: safe }, body }) => {
      const nonces = await readNonces(deps, safe)
      const gas = await estimateGas(client, { safe, ...body, value: BigInt(body.value) })
      return { ...nonces, safeTxGas: String(gas) }
    }),
  ]
}

/** What the Safe counts next, and what the next proposal should take: the one behind the last of the queue. */
async function readNonces(
  { config, db, states }: Pick<ProposalDeps, 'config' | 'db' | 'states'>,
  safe: Address,
): Promise<Nonces> {
  const state = await states.read(safe)
  const { nonce: currentNonce } = state
  const waiting = await db
    .selectFrom('safe_proposals')
    .select(['nonce', 'safe_tx_hash'])
    .where('safe', '=', safe.toLowerCase())
    .where('nonce', '>=', currentNonce)
    .orderBy('nonce')
    .execute()
  const hashes = waiting.map(({ safe_tx_hash }) => safe_tx_hash)
  const outdated = await readOutdated(db, { chainId: config.chainId, state, hashes })
  const rows = waiting.filter(({ safe_tx_hash }) => !outdated.has(safe_tx_hash))
  const taken = new Set(rows.map(({ nonce }) => nonce))
  const behind = (rows.at(-1)?.nonce ?? currentNonce - 1) + 1
  if (behind <= currentNonce + FARTHEST_NONCE) return { currentNonce, recommendedNonce: behind }
  // Somebody has taken the farthest one that can be had: then the first gap.
  let free = currentNonce
  while (taken.has(free)) free++
  return { currentNonce, recommendedNonce: free }
}

type QueueQuestion = {
  safe: Address
  cursor: string | undefined
  limit: number | undefined
  url: URL
}

const USUAL_LIMIT = 20

async function answerQueue(
  { config, db, states, infoOf }: Pick<ProposalDeps, 'config' | 'db' | 'states'> & { infoOf: InfoOf },
  { safe: address, cursor, limit = USUAL_LIMIT, url }: QueueQuestion,
): Promise<TransactionListPage> {
  const after = cursor === undefined ? undefined : queuePlace(cursor)
  const state = await states.read(address)
  const asked = { safe: address.toLowerCase(), nonce: state.nonce, limit }
  const found = await readQueue(db, { ...asked, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const owners = queueOwners(state)
  const hashes = rows.map(({ safe_tx_hash }) => safe_tx_hash)
  const outdated = await readOutdated(db, { chainId: config.chainId, state, hashes })
  const entries = []
  for (const proposal of rows) {
    const known = infoOf(proposal)
    // Most are known, and waiting for nothing costs as much as all the rest.
    const txInfo = known instanceof Promise ? await known : known
    const isOutdated = outdated.has(proposal.safe_tx_hash)
    entries.push({
      nonce: proposal.nonce,
      transaction: queueSummary(proposal, txInfo, { owners, config, isOutdated }),
    })
  }
  const [last, beyond] = [rows.at(-1), found[limit]]
  const start = after && (await readQueueBefore(db, { ...asked, after }))
  return {
    ...(last && beyond && { next: pageLink(config.appUrl, url, queueCursor(last)) }),
    ...(after && { previous: pageLink(config.appUrl, url, start && queueCursor(start)) }),
    results: queueItems({ entries, nonce: state.nonce, before: after?.nonce, after: beyond?.nonce }),
  }
}

type InfoOf = (proposal: QueuedProposal) => Promise<TransactionInfo> | TransactionInfo

/** What is known about a token may change, the rest never does. */
const KEPT_MS = 60_000

const MOST_BYTES = 16 * 1024 * 1024

/** What proposals do, remembered for a while: lists ask for the same ones over and over. */
function createKeptInfos({ describe, now }: { describe: Describe; now: () => number }): InfoOf {
  const kept = createByteCache<{ until: number; info: TransactionInfo }>({ mostBytes: MOST_BYTES })
  return (proposal) => {
    const key = proposal.safe_tx_hash
    const known = kept.get(key)
    if (known && now() < known.until) return known.info
    return describe(callOf(proposal)).then(({ txInfo: info }) => {
      kept.set(key, { until: now() + KEPT_MS, info }, bytesOf(info))
      return info
    })
  }
}
