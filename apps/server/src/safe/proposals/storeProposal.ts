import type { SafeConfirmations, SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { raiseSafeVersions } from '../index/safeVersions.ts'
import type { SafeState } from '../state/safeState.ts'
import { makeRoom } from './makeRoom.ts'
import type { Proven } from './provenBy.ts'
import { readStored } from './readStored.ts'

export type StoreProposalParameters = {
  proposal: SafeProposals
  proven: Proven
  state: Pick<SafeState, 'owners' | 'nonce'>
}

/** A new proposal, or more confirmations of one. What is there already is not written again. Returns what is stored. */
export async function storeProposal(
  db: Database,
  { proposal, proven, state }: StoreProposalParameters,
): Promise<SafeProposals> {
  const { safe, safe_tx_hash, submitted_at } = proposal
  const confirmations = proven.flatMap(({ owner, kind, signature }): SafeConfirmations[] =>
    // An approval stands on the chain, and goes with it.
    kind === 'approved' ? [] : [{ safe_tx_hash, owner: owner.toLowerCase(), kind, signature, submitted_at }],
  )
  const known = await readStored(db, safe, safe_tx_hash)
  if (known && confirmations.every(({ owner, signature }) => known.signatures.get(owner) === signature))
    return { ...proposal, ...known.told }
  return db.transaction().execute(async (transaction) => {
    // First, so that all who write about this Safe wait for each other, and the limits hold.
    await raiseSafeVersions(transaction, [safe])
    const stored = await readStored(transaction, safe, safe_tx_hash)
    if (!stored) {
      await makeRoom(transaction, { safe, nonce: proposal.nonce, state })
      await transaction.insertInto('safe_proposals').values(proposal).execute()
    }
    if (confirmations.length > 0)
      await transaction
        .insertInto('safe_confirmations')
        .values(confirmations)
        .onConflict((conflict) =>
          conflict.columns(['safe_tx_hash', 'owner']).doUpdateSet((eb) => ({
            kind: eb.ref('excluded.kind'),
            signature: eb.ref('excluded.signature'),
          })),
        )
        .execute()
    return { ...proposal, ...stored?.told }
  })
}
