import type { Nonces } from '@love/safe-api/replies/nonces'
import type { Address } from 'viem'
import type { ProposalDeps } from './proposalDeps.ts'
import { FARTHEST_NONCE } from './refuseProposal.ts'

/** What the Safe counts next, and what the next proposal should take: the one behind the last of the queue. */
export async function readNonces(
  { db, states }: Pick<ProposalDeps, 'db' | 'states'>,
  safe: Address,
): Promise<Nonces> {
  const { nonce: currentNonce } = await states.read(safe)
  const rows = await db
    .selectFrom('safe_proposals')
    .select('nonce')
    .distinct()
    .where('safe', '=', safe.toLowerCase())
    .where('nonce', '>=', currentNonce)
    .orderBy('nonce')
    .execute()
  const taken = new Set(rows.map(({ nonce }) => nonce))
  const behind = (rows.at(-1)?.nonce ?? currentNonce - 1) + 1
  if (behind <= currentNonce + FARTHEST_NONCE) return { currentNonce, recommendedNonce: behind }
  // Somebody has taken the farthest one that can be had: then the first gap.
  let free = currentNonce
  while (taken.has(free)) free++
  return { currentNonce, recommendedNonce: free }
}
