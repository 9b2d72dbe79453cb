import { deletionHour, deletionTypedData } from '@love/safe/deletionTypedData'
import { getAddress, type Hash, type Hex, hashTypedData } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { readApprovals } from '../index/readExecutions.ts'
import { raiseSafeVersions } from '../index/safeVersions.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import type { ReadState } from './createFreshReads.ts'
import type { ProposalDeps } from './proposalDeps.ts'
import { findProposal, readExecuted, removeProposal } from './readProposal.ts'

export type DeleteParameters = { safeTxHash: Hash; signature: Hex }

/** Takes a proposal back, when whoever proposed it says so, and said it of late. */
export async function deleteProposal(
  deps: Pick<ProposalDeps, 'config' | 'db' | 'verifier' | 'now'> & { readNow: ReadState },
  { safeTxHash, signature }: DeleteParameters,
): Promise<void> {
  const { db } = deps
  const proposal = await findProposal(db, safeTxHash)
  if (!proposal) throw new GatewayError(404, 'There is no proposal with this hash.')
  await refuseStranger(deps, proposal, signature)
  const { safe, nonce } = proposal
  const state = await deps.readNow(getAddress(safe))
  await db.transaction().execute(async (transaction) => {
    // First, so that an execution that is being stored is waited for.
    await raiseSafeVersions(transaction, [safe])
    const executed = await readExecuted(transaction, safe, nonce)
    if (executed?.id === safeTxHash)
      throw new GatewayError(422, 'The transaction has been executed and cannot be deleted.')
    if (!executed && nonce < state.nonce)
      throw new GatewayError(422, 'The transaction may just have been executed. Try again in a minute.')
    await refuseFormerOwner(transaction, proposal, state)
    await removeProposal(transaction, safeTxHash)
  })
}

/** Whoever left may take back what nobody else wants, not what the owners of today have confirmed. */
async function refuseFormerOwner(
  transaction: Database,
  { safe, safe_tx_hash, proposer }: SafeProposals,
  state: SafeState,
): Promise<void> {
  const owners = new Set(state.owners.map((owner) => owner.toLowerCase()))
  if (owners.has(proposer)) return
  const confirmations = await transaction
    .selectFrom('safe_confirmations')
    .select('owner')
    .where('safe_tx_hash', '=', safe_tx_hash)
    .execute()
  const approvals = await readApprovals(transaction, safe, safe_tx_hash)
  if ([...confirmations.map(({ owner }) => owner), ...approvals].some((owner) => owners.has(owner)))
    throw new GatewayError(
      403,
      `${getAddress(proposer)} is no longer an owner, and another owner has confirmed this transaction. It cannot be deleted.`,
    )
}

async function refuseStranger(
  { config, verifier, now }: Pick<ProposalDeps, 'config' | 'verifier' | 'now'>,
  proposal: SafeProposals,
  signature: Hex,
): Promise<void> {
  const [safe, proposer] = [getAddress(proposal.safe), getAddress(proposal.proposer)]
  const thisHour = deletionHour(now())
  for (const hour of [thisHour, thisHour - 1]) {
    const safeTxHash = proposal.safe_tx_hash as Hash
    const hash = hashTypedData(deletionTypedData({ safe, chainId: config.chainId, safeTxHash, hour }))
    const verdict = await verifier.verifySignature({ safe, hash, signature, owners: [proposer] })
    if ('confirmations' in verdict) return
  }
  throw new GatewayError(
    403,
    `Only the proposer (${proposer}) can delete this transaction, with a signature made this hour or the hour before.`,
  )
}
