import type { Hash } from 'viem'
import type { CallReceipt, CallsStatus } from '../../wallet/line/parseCallsStatus.ts'
import type { StepState } from './run.ts'
import type { TransactionOutcome } from './waitForTransaction.ts'

type Settled = CallsStatus & { readonly code: Exclude<CallsStatus['code'], 100> }

/** What became of each call of a batch: by a receipt for each, or by the one for all. */
export function batchSteps(
  { code, receipts }: Settled,
  outcomes: ReadonlyMap<Hash, TransactionOutcome>,
  count: number,
): readonly StepState[] {
  return Array.from({ length: count }, (_, index) => {
    if (code === 400 || code === 500) return { status: 'failed', hash: receipts[0]?.hash }
    const receipt = receipts.length === count ? receipts[index] : receipts[0]
    if (!receipt) return { status: 'unclear' }
    // One receipt for several calls of which only some were done: nobody says which.
    if (code === 600 && receipts.length !== count) return { status: 'unclear', hash: receipt.hash }
    return stateOf(receipt, outcomes.get(receipt.hash))
  })
}

function stateOf({ hash, isSuccess }: CallReceipt, outcome: TransactionOutcome | undefined): StepState {
  if (!isSuccess || !outcome?.isSuccess) return { status: 'failed', hash }
  return { status: 'done', hash, mined: outcome.mined }
}
