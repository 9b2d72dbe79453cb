import type { Database } from '../../store/openStore.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { removeProposal } from './readProposal.ts'

export type OrphansParameters = { safe: string; state: Pick<SafeState, 'owners' | 'nonce'> }

/** Those that none of today's owners proposed or confirmed. */
export async function removeOrphans(
  transaction: Database,
  { safe, state }: OrphansParameters,
): Promise<void> {
  const owners = state.owners.map((owner) => owner.toLowerCase())
  const orphans = await transaction
    .selectFrom('safe_proposals as proposal')
    .select('safe_tx_hash')
    .where('safe', '=', safe)
    .where('nonce', '>=', state.nonce)
    .where('proposer', 'not in', owners)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('safe_confirmations as confirmation')
            .select('owner')
            .whereRef('confirmation.safe_tx_hash', '=', 'proposal.safe_tx_hash')
            .where('owner', 'in', owners),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('safe_approvals as approval')
            .select('owner')
            .whereRef('approval.safe', '=', 'proposal.safe')
            .whereRef('approval.hash', '=', 'proposal.safe_tx_hash')
            .where('owner', 'in', owners),
        ),
      ),
    )
    .execute()
  for (const { safe_tx_hash } of orphans) await removeProposal(transaction, safe_tx_hash)
}
