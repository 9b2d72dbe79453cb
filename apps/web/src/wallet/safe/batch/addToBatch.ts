import type { Deployment } from '@love/contracts/deployments/deployment'
import { laterDeadline } from '@love/protocol/calls/laterDeadline'
import type { IntentCall } from '@love/protocol/intents/intent'
import type { Address } from 'viem'
import { type DraftPart, mostParts, withParts } from './draft.ts'
import { drafts } from './drafts.ts'

export type Collected =
  /** `count`: of all calls that the batch has now. `isLater`: a deadline was moved. */
  { readonly added: number; readonly count: number; readonly isLater: boolean } | { readonly problem: string }

/** On top of the minutes that a wallet gets: a batch is collected, signed by several owners and then executed. */
const moreSeconds = 3n * 86_400n

/** To the end of what waits to become one proposal of this Safe. */
export function addToBatch(
  deployment: Pick<Deployment, 'router'>,
  safe: Address,
  calls: readonly IntentCall[],
): Collected {
  const draft = drafts(safe)
  const count = draft.get().length + calls.length
  if (count > mostParts)
    return { problem: `Not added: the batch would have ${count} calls, and ${mostParts} are the most.` }
  const parts = calls.map((given): DraftPart => {
    const { words, to, value, data } = laterDeadline(deployment, given, moreSeconds)
    return { kind: 'call', call: { words, to, value, data } }
  })
  draft.update((known) => withParts(known, parts))
  const isLater = parts.some((part, at) => part.kind === 'call' && part.call.data !== calls[at]?.data)
  return { added: parts.length, count, isLater }
}
