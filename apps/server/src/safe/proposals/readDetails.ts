import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import type { SafeState } from '../state/safeState.ts'
import { callOf } from './callOf.ts'
import { type Confirmation, confirmationsOf, countedOf } from './confirmationsOf.ts'
import type { Describe } from './proposalDeps.ts'
import { proposalDetails } from './proposalDetails.ts'
import type { Proven } from './provenBy.ts'
import { readRejectors } from './readRejectors.ts'

export type DetailsParameters = {
  proposal: SafeProposals
  /** What was shown just now: the index may not know of an approval yet. */
  proven: Proven
  state: SafeState
}

/** What the answer to a proposal says: it waits in the queue. */
export async function readDetails(
  { db, describe, now }: { db: Database; describe: Describe; now: () => number },
  { proposal, proven, state }: DetailsParameters,
): Promise<TransactionDetails> {
  const { safe, safe_tx_hash } = proposal
  const [described, known, rejectors] = await Promise.all([
    describe(callOf(proposal)),
    confirmationsOf(db, safe, safe_tx_hash),
    readRejectors(db, proposal),
  ])
  const unknown = proven.filter(({ owner }) => !known.some((one) => one.owner === owner))
  const confirmations: readonly Confirmation[] = [
    ...known,
    ...unknown.map((one) => ({ ...one, submittedAt: now() })),
  ]
  return proposalDetails({
    ...{ proposal, described, state },
    confirmations: countedOf(confirmations, state.owners),
    rejectors: countedOf(
      rejectors.map((owner) => ({ owner })),
      state.owners,
    ).map(({ owner }) => owner),
  })
}
