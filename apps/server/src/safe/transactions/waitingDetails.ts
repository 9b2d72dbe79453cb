import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import { getAddress } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import { describeCall } from '../decode/describeCall.ts'
import { callOf } from '../proposals/callOf.ts'
import { confirmationsOf, countedOf } from '../proposals/confirmationsOf.ts'
import { proposalDetails } from '../proposals/proposalDetails.ts'
import { readExecuted } from '../proposals/readExecuted.ts'
import { readRejectors } from '../proposals/readRejectors.ts'
import { statusOf } from '../proposals/statusOf.ts'
import type { TransactionDeps } from './transactionDeps.ts'

type Deps = Pick<TransactionDeps, 'db' | 'describeDeps' | 'states'>

/** A proposal that was not executed: it waits, or something else was executed in its place. */
export async function waitingDetails(
  { db, describeDeps, states }: Deps,
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
  const confirmations = countedOf(known, state.owners)
  const rejectors = countedOf(
    rejecting.map((owner) => ({ owner })),
    state.owners,
  ).map(({ owner }) => owner)
  const { threshold } = state
  return {
    ...proposalDetails({ proposal, described, confirmations, rejectors, state }),
    txStatus: statusOf({ safeTxHash, executed, confirmations: confirmations.length, threshold }),
  }
}
