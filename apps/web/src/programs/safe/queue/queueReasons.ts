import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { isRejection } from '@love/safe/build/safeTxOf'
import type { SafeTx } from '@love/safe/safeTx'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { multisigIn } from '@love/safe/write/multisigIn'
import { type Address, isAddressEqual } from 'viem'
import type { Acting } from '../workspace/useActing.ts'

export type QueueReasonParameters = {
  readonly safe: Address
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly safeNonce: number
  readonly tx: SafeTx
  readonly details: TransactionDetails
  /** Whose signatures the Safe would take, whatever the gateway says; undefined while they are checked. */
  readonly signers: readonly Address[] | undefined
  readonly acting: Pick<Acting, 'you' | 'obstacle' | 'sendObstacle'>
}

export type QueueReasons = {
  readonly confirm: string | undefined
  readonly execute: string | undefined
  readonly reject: string | undefined
  readonly replace: string | undefined
  readonly delete: string | undefined
}

/** Why something cannot be done with a proposal; undefined for what can. The review asks the chain once more. */
export function queueReasons(parameters: QueueReasonParameters): QueueReasons {
  const { safe, tx, safeNonce, acting } = parameters
  const nobody = acting.obstacle?.words
  const isUsed = tx.nonce < BigInt(safeNonce) ? `Nonce ${tx.nonce} has already been used.` : undefined
  const isSigned = isListedAddress(parameters.signers ?? [], acting.you ?? safe)
  const unchecked = parameters.signers ? undefined : 'Checking signatures…'
  return {
    confirm: nobody ?? isUsed ?? unchecked ?? (isSigned ? 'You have already signed.' : undefined),
    execute: acting.sendObstacle?.words ?? isUsed ?? unchecked ?? whyNotExecute(parameters),
    reject:
      nobody ?? isUsed ?? (isRejection(safe, tx) ? 'This transaction is itself a rejection.' : undefined),
    replace: nobody ?? isUsed,
    delete: acting.sendObstacle?.words ?? whyNotDelete(parameters),
  }
}

/** An owner who executes need not sign: sending it is as good. */
function whyNotExecute(parameters: QueueReasonParameters): string | undefined {
  const { owners, threshold, safeNonce, tx, acting, signers = [] } = parameters
  const { you } = acting
  const isLast = you !== undefined && isListedAddress(owners, you) && !isListedAddress(signers, you)
  const signed = signers.filter((signer) => isListedAddress(owners, signer)).length
  if (signed + (isLast ? 1 : 0) < threshold) return `${signed} of ${threshold} owners have signed.`
  if (tx.nonce > BigInt(safeNonce)) return `Nonce ${safeNonce} must be executed first.`
  return undefined
}

function whyNotDelete({ details, acting: { you } }: QueueReasonParameters): string | undefined {
  const proposer = multisigIn(details)?.proposer?.value
  if (proposer && you && isAddressEqual(proposer, you)) return undefined
  return 'Only the proposer can delete it.'
}
