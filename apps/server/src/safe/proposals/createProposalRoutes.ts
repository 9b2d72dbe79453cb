import { deleteTransaction } from '@love/safe-api/endpoints/deleteTransaction'
import { estimateTransaction } from '@love/safe-api/endpoints/estimateTransaction'
import { getNonces } from '@love/safe-api/endpoints/getNonces'
import { getTransactionQueue } from '@love/safe-api/endpoints/getTransactionQueue'
import { proposeTransaction as proposeEndpoint } from '@love/safe-api/endpoints/proposeTransaction'
import type { Address } from 'viem'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { answerQueue } from './answerQueue.ts'
import { createFreshReads } from './createFreshReads.ts'
import { createKeptInfos } from './createKeptInfos.ts'
import { deleteProposal } from './deleteProposal.ts'
import { estimateGas } from './estimateGas.ts'
import type { ProposalDeps } from './proposalDeps.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { readNonces } from './readNonces.ts'
import { stateVersion } from './stateVersion.ts'

export function createProposalRoutes(given: ProposalDeps): readonly GatewayRoute[] {
  const { client, states, versions, follow } = given
  const deps = { ...given, readNow: createFreshReads(states.readNow), infoOf: createKeptInfos(given) }
  const version = async (safe: Address) => {
    const [state, stored] = await Promise.all([states.read(safe), versions.read(safe.toLowerCase())])
    return `${stored} ${stateVersion(state)}`
  }
  return [
    defineRoute(proposeEndpoint, ({ parameters, body }) =>
      proposeTransaction(deps, { safe: parameters.safe_address, body }),
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
