import type { Intent, IntentCall } from '@love/protocol/intents/intent'

/** What goes to the chain without any signature beside it: in a batch, from a contract account, in a simulation. */
export function callsWithoutPermits({ calls }: Pick<Intent, 'calls'>): readonly IntentCall[] {
  return calls.flatMap((call) => call.permit?.instead ?? [call])
}

/** `proposal`: a Safe takes all calls as one, and its owners sign it. */
export type Way = 'one by one' | 'batch' | 'proposal'

export type PlanParameters = {
  readonly canBatch: boolean
  /** A contract cannot sign a permit: it has no key. */
  readonly isContract: boolean
  /** See `answersWithProposal`. */
  readonly isProposing: boolean
}

export type CallPlan = { readonly way: Way; readonly calls: readonly IntentCall[] }

/** How an intent is sent: all at once where the wallet can and there is more than one call. */
export function planCalls(
  intent: Pick<Intent, 'calls'>,
  { canBatch, isContract, isProposing }: PlanParameters,
): CallPlan {
  const plain = callsWithoutPermits(intent)
  if (isProposing) return { way: 'proposal', calls: plain }
  if (canBatch && plain.length > 1) return { way: 'batch', calls: plain }
  return { way: 'one by one', calls: isContract ? plain : intent.calls }
}
