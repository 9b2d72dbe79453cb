import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { getAddress } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import { describeCall } from '../decode/describeCall.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { confirmationsOf, countedOf, readRejectors, statusOf } from '../proposals/confirmationsOf.ts'
import { proposalDetails } from '../proposals/proposalDetails.ts'
import { readOutdated } from '../proposals/readOutdated.ts'
import { callOf, readExecuted } from '../proposals/readProposal.ts'
import type { NetworkFees } from './createNetworkFees.ts'
import { creationInfo, executedInfo, transferInfoOf } from './executedInfo.ts'
import { executionDetails, movedIn } from './executionDetails.ts'
import { findTransaction } from './findTransaction.ts'
import { readImitations } from './readImitations.ts'
import type { TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'

/** Everything about one transaction. */
export async function answerDetails(
  deps: TransactionDeps & { networkFees: NetworkFees },
  id: string,
): Promise<TransactionDetails> {
  const { db, describeDeps } = deps
  const found = await findTransaction(db, id)
  if (!found) throw new GatewayError(404, 'There is no transaction with this id.')
  switch (found.kind) {
    case 'executed':
      return executionDetails(deps, found.row, found.proposal)
    case 'waiting':
      return waitingDetails(deps, found.row)
    case 'module': {
      const { id, safe, module, success } = found.row
      const described = await executedInfo(describeDeps, found.row)
      const isTold = found.row.to !== null
      return {
        ...happened(found.row),
        txId: idOf('module', safe, id),
        txStatus: success === 1 ? 'SUCCESS' : 'FAILED',
        ...described,
        detailedExecutionInfo: { type: 'MODULE', address: describeDeps.book.info(module) },
        ...(!isTold && { moved: await movedIn(deps, found.row) }),
      }
    }
    case 'transfer': {
      const { id, safe } = found.row
      const imitations = await readImitations(db, describeDeps.book, [found.row])
      const txInfo = await transferInfoOf(describeDeps, found.row, { isImitation: imitations.has(id) })
      return { ...happened(found.row), txId: idOf('transfer', safe, id), txStatus: 'SUCCESS', txInfo }
    }
    case 'creation': {
      const txInfo = creationInfo(describeDeps.book, found.row)
      return { ...happened(found.row), txId: idOf('creation', found.row.safe), txStatus: 'SUCCESS', txInfo }
    }
    default:
      return found satisfies never
  }
}

type Happened = { safe: string; timestamp: number; transaction_hash: string }

function happened({ safe, timestamp, transaction_hash }: Happened) {
  return { safeAddress: getAddress(safe), executedAt: timestamp * 1_000, txHash: transaction_hash }
}

type Deps = Pick<TransactionDeps, 'config' | 'db' | 'describeDeps' | 'states'>

/** A proposal that was not executed: it waits, or something else was executed in its place. */
async function waitingDetails(
  { config, db, describeDeps, states }: Deps,
  proposal: SafeProposals,
): Promise<TransactionDetails> {
  const { safe, nonce, safe_tx_hash: safeTxHash } = proposal
  const [state, described, known, rejecting, executed] = await Promise.all([
    states.read(getAddress(safe)),
    describeCall(describeDeps, callOf(proposal)),
    confirmationsOf(db, safe, safeTxHash),
    readRejectors(db, proposal),
    readExecuted(db, safe, nonce),
  ])
  const { chainId } = config
  const outdated = await readOutdated(db, { chainId, state, hashes: [safeTxHash] })
  const confirmations = countedOf(known, state.owners)
  const rejectors = countedOf(
    rejecting.map((owner) => ({ owner })),
    state.owners,
  ).map(({ owner }) => owner)
  const { threshold } = state
  return {
    ...proposalDetails({ proposal, config, described, confirmations, rejectors, state }),
    txStatus: statusOf({
      safeTxHash,
      executed,
      confirmations: confirmations.length,
      threshold,
      isOutdated: outdated.has(safeTxHash),
    }),
  }
}
