import {
  getServiceConfirmations,
  getServiceHistory,
  getServiceModuleTransactions,
  getServiceTransaction,
  getServiceTransactions,
  getServiceTransfers,
  serviceConfirmTransaction,
  serviceEstimateTransaction,
  serviceProposeTransaction,
} from '@love/safe/api/service/serviceTransactions'
import { type Address, getAddress, type Hash } from 'viem'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { moduleExecutionsLike } from '../index/readExecutions.ts'
import { transfersLike } from '../index/readTransfers.ts'
import { createFreshReads } from '../proposals/createFreshReads.ts'
import { estimateGas } from '../proposals/estimateGas.ts'
import type { ProposalDeps } from '../proposals/proposalDeps.ts'
import { stateVersion } from '../proposals/readProposal.ts'
import { takeProposal } from '../proposals/takeProposal.ts'
import { detailsVersion } from '../transactions/createTransactionRoutes.ts'
import { findTransaction } from '../transactions/findTransaction.ts'
import { followWhole } from '../transactions/followWhole.ts'
import { secondsBetween, type TransactionDeps } from '../transactions/transactionDeps.ts'
import { answerAllTransactions, moduleReply } from './answerAllTransactions.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { createMultisigReplies } from './createMultisigReplies.ts'
import { readMultisigHashes } from './readMultisigHashes.ts'
import { servicePage, sliceOf, wholeList } from './servicePage.ts'
import { transferReply } from './transferReplies.ts'

/** What owners proposed, signed and executed, as bots ask for it. What is taken is what the gateway takes. */
export function createTransactionServiceRoutes(
  parts: ProposalDeps & TransactionDeps,
): readonly GatewayRoute[] {
  const { config, db, client, states, versions, follow, describeDeps } = parts
  const deps = { ...parts, readNow: createFreshReads(states.readNow) }
  const repliesOf = createMultisigReplies(parts)
  const stored = async (safe: Address) => String(await versions.read(safe.toLowerCase()))
  const storedAndState = async (safe: Address) =>
    `${await stored(safe)} ${stateVersion(await states.read(safe))}`
  const readOne = async (hash: Hash) => {
    const found = await findTransaction(db, hash)
    const [reply] = found ? await repliesOf(getAddress(found.row.safe), [hash]) : []
    if (!reply) throw new GatewayError(404, 'There is no transaction with this hash.')
    return reply
  }
  const oneVersion = {
    version: (input: { parameters: { safeTxHash: Hash } }) =>
      detailsVersion(parts, input.parameters.safeTxHash),
  }
  return [
    defineRoute(
      getServiceTransactions,
      async ({ parameters: { address }, query, url }) => {
        // What waits was proposed here: it does not need the past.
        if (query.executed === false) await follow(address)
        else await followWhole(parts, address)
        const slice = sliceOf(query)
        const { hashes, count } = await readMultisigHashes(db, {
          safe: address.toLowerCase(),
          query,
          ...slice,
        })
        return servicePage({ config, url, count, ...slice, results: await repliesOf(address, hashes) })
      },
      { version: ({ parameters }) => storedAndState(parameters.address) },
    ),
    defineRoute(serviceProposeTransaction, async ({ parameters: { address: safe }, body }) => {
      const { contractTransactionHash: safeTxHash, ...proposal } = body
      await takeProposal(deps, { safe, body: { ...proposal, safeTxHash } })
    }),
    defineRoute(serviceEstimateTransaction, async ({ parameters: { address: safe }, body }) => {
      // Throws where there is no Safe.
      await states.read(safe)
      const gas = await estimateGas(client, { safe, ...body, value: BigInt(body.value) })
      return { safeTxGas: String(gas) }
    }),
    defineRoute(getServiceTransaction, ({ parameters: { safeTxHash } }) => readOne(safeTxHash), oneVersion),
    defineRoute(
      getServiceConfirmations,
      async ({ parameters: { safeTxHash } }) => wholeList((await readOne(safeTxHash)).confirmations),
      oneVersion,
    ),
    defineRoute(serviceConfirmTransaction, async ({ parameters: { safeTxHash }, body: { signature } }) => {
      await confirmTransaction(deps, { safeTxHash, signature })
      return { signature }
    }),
    defineRoute(
      getServiceHistory,
      async ({ parameters: { address: safe }, query, url }) => {
        await followWhole(parts, safe)
        const slice = sliceOf(query)
        const executedOnly = query.executed ?? false
        const all = await answerAllTransactions(parts, { safe, executedOnly, repliesOf, ...slice })
        return servicePage({ config, url, ...slice, ...all })
      },
      { version: ({ parameters }) => storedAndState(parameters.address) },
    ),
    defineRoute(
      getServiceTransfers,
      async ({ parameters: { address }, query, url }) => {
        await followWhole(parts, address)
        const slice = sliceOf(query)
        const fitting = transfersLike(db, {
          safe: address.toLowerCase(),
          direction: 'incoming',
          from: query._from?.toLowerCase(),
          token: query.token_address?.toLowerCase(),
          value: query.value,
          transactionHash: query.transaction_hash,
          ...secondsBetween(query),
        })
        const [rows, { count }] = await Promise.all([
          fitting
            .selectAll()
            .orderBy('block', 'desc')
            .orderBy('log_index', 'desc')
            .orderBy('part', 'desc')
            .limit(slice.limit)
            .offset(slice.offset)
            .execute(),
          fitting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        ])
        const results = await Promise.all(rows.map((row) => transferReply(describeDeps.readToken, row)))
        return servicePage({ config, url, count, ...slice, results })
      },
      { version: ({ parameters }) => stored(parameters.address) },
    ),
    defineRoute(
      getServiceModuleTransactions,
      async ({ parameters: { address }, query, url }) => {
        await followWhole(parts, address)
        const slice = sliceOf(query)
        const fitting = moduleExecutionsLike(db, {
          safe: address.toLowerCase(),
          module: query.module?.toLowerCase(),
          to: query.to?.toLowerCase(),
          transactionHash: query.transaction_hash,
        })
        const [rows, { count }] = await Promise.all([
          fitting
            .selectAll()
            .orderBy('block', 'desc')
            .orderBy('log_index', 'desc')
            .limit(slice.limit)
            .offset(slice.offset)
            .execute(),
          fitting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        ])
        const results = await Promise.all(rows.map((row) => moduleReply(describeDeps, row)))
        return servicePage({ config, url, count, ...slice, results })
      },
      { version: ({ parameters }) => stored(parameters.address) },
    ),
  ]
}
