import { TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { SafeHashes } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { useSigners } from '../review/useSigners.ts'
import type { QueueEntry } from './queueLines.ts'

export type Counted = {
  /** From the chain; undefined until it is read. */
  readonly facts: SafeFacts | undefined
  /** Whose signatures the Safe would take; undefined while they are checked. */
  readonly signers: readonly Address[] | undefined
}

/** Who has signed, and how many have to: a gateway may say anything of both. */
export function useCounted(
  safe: Address,
  { details, hashes }: { details: TransactionDetails | undefined; hashes: SafeHashes | undefined },
): Counted {
  const { data: facts } = useSafeFacts(safe)
  const signers = useSigners(details, { facts, hashes })
  return { facts, signers: details && facts && hashes ? signers : undefined }
}

/** The same line with what the chain counts in the place of what the gateway says, as soon as that is known. */
export function countedEntry(entry: QueueEntry, { facts, signers }: Counted): QueueEntry {
  if (!facts || !signers) return entry
  const { summary, info } = entry
  const [submitted, required] = [signers.length, facts.threshold]
  const isWaiting =
    summary.txStatus === TransactionStatus.AWAITING_CONFIRMATIONS ||
    summary.txStatus === TransactionStatus.AWAITING_EXECUTION
  const txStatus =
    submitted < required ? TransactionStatus.AWAITING_CONFIRMATIONS : TransactionStatus.AWAITING_EXECUTION
  const has = new Set(signers.map((signer) => signer.toLowerCase()))
  const missing = facts.owners.filter((owner) => !has.has(owner.toLowerCase()))
  return {
    ...entry,
    summary: isWaiting ? { ...summary, txStatus } : summary,
    info: {
      ...info,
      confirmationsSubmitted: submitted,
      confirmationsRequired: required,
      missingSigners: submitted < required ? missing.map((value) => ({ value })) : undefined,
    },
  }
}
