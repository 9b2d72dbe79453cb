import {
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionDetails,
  getTransactionHistory,
} from '@love/safe/api/endpoints/history'
import { type Address, getAddress } from 'viem'
import { defineRoute, type GatewayRoute, type RouteInput } from '../gateway/gatewayRoute.ts'
import { readModuleExecutions } from '../index/readExecutions.ts'
import { pageLink } from '../proposals/queuePlace.ts'
import { stateVersion } from '../proposals/readProposal.ts'
import { answerDetails } from './answerDetails.ts'
import { answerHistory } from './answerHistory.ts'
import { answerMultisigs } from './answerMultisigs.ts'
import { answerTransfers } from './answerTransfers.ts'
import { createNetworkFees } from './createNetworkFees.ts'
import { findTransaction } from './findTransaction.ts'
import { followWhole } from './followWhole.ts'
import { summarise } from './summarise.ts'
import { DEFAULT_LIMIT, type TransactionDeps } from './transactionDeps.ts'
import { decodePlace, encodePlace } from './transactionIds.ts'
import { listItem } from './withDateLabels.ts'

/** What happened to Safes, in lists and one by one. Asking for a list is a look at the Safe. */
export function createTransactionRoutes(deps: TransactionDeps): readonly GatewayRoute[] {
  const { db, states, versions, follow } = deps
  const networkFees = createNetworkFees(deps)
  const readWhole = (safe: Address) => followWhole(deps, safe)
  const stored = async (safe: Address) => String(await versions.read(safe.toLowerCase()))
  return [
    defineRoute(
      getTransactionHistory,
      async (input) => {
        await readWhole(input.parameters.safe_address)
        return answerHistory(deps, input)
      },
      { version: ({ parameters }) => stored(parameters.safe_address) },
    ),
    defineRoute(
      getIncomingTransfers,
      async (input) => {
        await readWhole(input.parameters.address)
        return answerTransfers(deps, input)
      },
      { version: ({ parameters }) => stored(parameters.address) },
    ),
    defineRoute(
      getModuleTransactions,
      async (input) => {
        await readWhole(input.parameters.address)
        return answerModules(deps, input)
      },
      { version: ({ parameters }) => stored(parameters.address) },
    ),
    defineRoute(
      getMultisigTransactions,
      async (input) => {
        const { parameters, query } = input
        // What waits was proposed here: it does not need the past.
        if (query.executed === false) await follow(parameters.address)
        else await readWhole(parameters.address)
        return answerMultisigs(deps, input)
      },
      {
        // What was executed stays as it was; what waits depends on today's owners.
        version: async ({ parameters: { address }, query: { executed } }) =>
          executed === true
            ? stored(address)
            : `${await stored(address)} ${stateVersion(await states.read(address))}`,
      },
    ),
    defineRoute(
      getTransactionDetails,
      ({ parameters }) => answerDetails({ ...deps, networkFees }, parameters.transactionId),
      {
        async version({ parameters: { transactionId } }) {
          const found = await findTransaction(db, transactionId)
          // Not known while no node answers: what was said then is not kept.
          const fee = found?.kind === 'executed' ? await networkFees(found.row) : ''
          return `${await detailsVersion(deps, transactionId)} ${fee}`
        },
      },
    ),
  ]
}

/** Stands for everything that the details of a transaction depend on; only what waits depends on today's owners. */
export async function detailsVersion(
  { db, versions, states }: Pick<TransactionDeps, 'db' | 'versions' | 'states'>,
  id: string,
): Promise<string> {
  const found = await findTransaction(db, id)
  if (!found) return 'unknown'
  const stored = await versions.read(found.row.safe)
  if (found.kind !== 'waiting') return String(stored)
  return `${stored} ${stateVersion(await states.read(getAddress(found.row.safe)))}`
}

const LIST = 'module'

/** What modules did. */
async function answerModules(
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
