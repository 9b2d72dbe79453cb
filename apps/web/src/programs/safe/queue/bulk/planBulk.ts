import type { IntentCall } from '@love/protocol/intents/intent'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { execTransactionCall } from '@love/safe/build/safeTxOf'
import { unreadableWords } from '@love/safe/readable'
import { executionSignatures } from '@love/safe/write/executionSignatures'
import { matchingTx } from '@love/safe/write/matchingTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address, Client } from 'viem'
import { errorText } from '../../../../chain/errorText.ts'
import { dangersOf } from '../../review/dangersOf.ts'

export type BulkItem = { readonly details: TransactionDetails; readonly title: string }

export type BulkParameters = {
  readonly client: Client
  readonly facts: SafeFacts
  readonly executor: Address
  /** In the order of their nonces. */
  readonly items: readonly BulkItem[]
}

export type BulkPlan = {
  readonly calls: readonly IntentCall[]
  /** Why it ends before the last one. */
  readonly stop: string | undefined
}

/** So many are simulated together; what cannot be simulated is not sent with others. */
export const mostAtOnce = 16

/** Every one is checked as if it were executed alone. It ends at the first that should be looked at alone. */
export async function planBulk({ client, facts, executor, items }: BulkParameters): Promise<BulkPlan> {
  const calls: IntentCall[] = []
  for (const [index, { details, title }] of items.entries()) {
    try {
      const { tx, hashes } = matchingTx(details, facts)
      const place = `Nonce ${tx.nonce}`
      if (calls.length === mostAtOnce)
        return {
          calls,
          stop: `At most ${mostAtOnce} at a time. Execute ${place.toLowerCase()} and later ones separately.`,
        }
      if (tx.nonce !== facts.nonce + BigInt(calls.length)) return { calls, stop: `${place} is not next.` }
      const { isDelegatecall, isHiding, refund, adminNames } = dangersOf(tx)
      if (isHiding) return { calls, stop: `${place} cannot be executed here. ${unreadableWords}` }
      if (isDelegatecall || refund.length > 0 || tx.safeTxGas > 0n)
        return { calls, stop: `${place} needs a review of its own: execute it separately.` }
      const claims = multisigIn(details)?.confirmations ?? []
      const signatures = await executionSignatures(client, { facts, hashes, executor, claims })
      const words = `Execute nonce ${tx.nonce}: ${title}`
      calls.push({ words, ...execTransactionCall({ safe: facts.safe, tx, signatures }) })
      if (adminNames.length > 0 && index < items.length - 1)
        return { calls, stop: `${place} changes the Safe’s settings: execute later transactions separately.` }
    } catch (error) {
      return { calls, stop: errorText(error) }
    }
  }
  return { calls, stop: undefined }
}
