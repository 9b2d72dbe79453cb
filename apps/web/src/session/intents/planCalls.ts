import type { Intent, IntentCall } from '@love/protocol/intents/intent'

/** What goes to the chain without any signature beside it: in a batch, from a contract account, in a rehearsal. */
export function callsWithoutPermits({ calls }: Pick<Intent, 'calls'>): readonly IntentCall[] {
  return calls.flatMap((call) => call.permit?.instead ?? [call])
}

export type Way = 'one by one' | 'batch'

export type PlanParameters = {
  readonly canBatch: boolean
  /** A contract cannot sign a permit: it has no key. */
  readonly isContract: boolean
}

export type Plan = { readonly way: Way; readonly calls: readonly IntentCall[] }

/** How an intent is sent: all at once where the wallet can and there is more than one call. */
export function planCalls(intent: Pick<Intent, 'calls'>, { canBatch, isContract }: PlanParameters): Plan {
  const plain = callsWithoutPermits(intent)
  if (canBatch && plain.length > 1) return { way: 'batch', calls: plain }
  return { way: 'one by one', calls: isContract ? plain : intent.calls }
}
