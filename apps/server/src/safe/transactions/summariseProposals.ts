import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'
import type { Address } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import { describeCall } from '../decode/describeCall.ts'
import { callOf } from '../proposals/callOf.ts'
import { originInfo } from '../proposals/originInfo.ts'
import { readExecuted } from '../proposals/readExecuted.ts'
import { statusOf } from '../proposals/statusOf.ts'
import { readConfirmers } from './readConfirmers.ts'
import type { TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'

/** What is not executed: it waits, or something else was executed in its place. */
export async function summariseProposals(
  { db, states, describeDeps }: Pick<TransactionDeps, 'db' | 'states' | 'describeDeps'>,
  safe: Address,
  proposals: readonly SafeProposals[],
): Promise<TransactionSummary[]> {
  if (proposals.length === 0) return []
  const own = safe.toLowerCase()
  const hashes = proposals.map(({ safe_tx_hash }) => safe_tx_hash)
  const [{ owners, threshold }, confirmers] = await Promise.all([
    states.read(safe),
    readConfirmers(db, own, hashes),
  ])
  return Promise.all(
    proposals.map(async (proposal): Promise<TransactionSummary> => {
      const { safe_tx_hash: safeTxHash, nonce, submitted_at } = proposal
      const [{ txInfo }, executed] = await Promise.all([
        describeCall(describeDeps, callOf(proposal)),
        readExecuted(db, own, nonce),
      ])
      const missing = owners.filter((owner) => !confirmers.get(safeTxHash)?.has(owner.toLowerCase()))
      const confirmations = owners.length - missing.length
      const txStatus = statusOf({ safeTxHash, executed, confirmations, threshold })
      const { safeAppInfo } = originInfo(proposal.origin)
      return {
        id: idOf('multisig', safe, safeTxHash),
        timestamp: submitted_at,
        txStatus,
        txInfo,
        txHash: null,
        executionInfo: {
          type: 'MULTISIG',
          nonce,
          confirmationsRequired: threshold,
          confirmationsSubmitted: confirmations,
          ...(txStatus === 'AWAITING_CONFIRMATIONS' && {
            missingSigners: missing.map((owner) => describeDeps.book.info(owner)),
          }),
        },
        ...(safeAppInfo && { safeAppInfo }),
      }
    }),
  )
}
