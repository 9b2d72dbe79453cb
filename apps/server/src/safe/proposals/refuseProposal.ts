import { isReadable, unreadableWords } from '@love/safe/readable'
import type { SafeTx } from '@love/safe/safeTx'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { GatewayError } from '../gateway/refusalOf.ts'
import type { SafeState } from '../state/createSafeStates.ts'

export type ProposalRules = {
  state: SafeState
  tx: SafeTx
  /** Of these fields, for this Safe on this chain. */
  hash: Hash
  claimed: Hash
  sender: Address
  delegateTargets: readonly string[]
}

/** How far ahead of the Safe a proposal may be. */
export const FARTHEST_NONCE = 100

/** Everything that shows without looking at the signature. */
export function refuseProposal({ state, tx, hash, claimed, sender, delegateTargets }: ProposalRules): void {
  if (claimed !== hash)
    throw new GatewayError(
      422,
      `Wrong safeTxHash: for these fields, this Safe (version ${state.version}) and this chain it is ${hash}.`,
    )
  if (!state.owners.some((owner) => isAddressEqual(owner, sender)))
    throw new GatewayError(422, `${sender} is not an owner of this Safe.`)
  if (tx.nonce < BigInt(state.nonce))
    throw new GatewayError(
      422,
      `Nonce ${tx.nonce} has already been executed. The next nonce is ${state.nonce}.`,
    )
  if (tx.nonce > BigInt(state.nonce + FARTHEST_NONCE))
    throw new GatewayError(
      422,
      `Nonce ${tx.nonce} is too far ahead: the highest allowed now is ${state.nonce + FARTHEST_NONCE}.`,
    )
  if (tx.operation === 1 && !delegateTargets.some((target) => isSame(target, tx.to)))
    throw new GatewayError(
      422,
      `Delegatecalls to ${tx.to} are not allowed: its code would run as the Safe itself. The operator can allow this contract in SAFE_DELEGATECALL_TARGETS.`,
    )
  // Else the other owners would be asked to sign what no window can show them.
  if (!isReadable(tx))
    throw new GatewayError(
      422,
      `${unreadableWords} Batches must use the canonical ABI encoding: no trailing bytes, zero padding only, no shifted offsets, at most five levels deep.`,
    )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
