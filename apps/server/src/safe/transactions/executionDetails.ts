import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import { getAddress, zeroAddress } from 'viem'
import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import { originInfo } from '../proposals/originInfo.ts'
import { executedConfirmations } from './executedConfirmations.ts'
import { executedInfo } from './executedInfo.ts'
import { gasTokenInfo } from './gasTokenInfo.ts'
import { ownersAround } from './ownersAround.ts'
import { readThresholds } from './readThresholds.ts'
import type { TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'

type Deps = Pick<TransactionDeps, 'db' | 'describeDeps' | 'pool'>

/** A transaction that was executed, with what was known of it before, if anything was. */
export async function executionDetails(
  { db, describeDeps, pool }: Deps,
  row: SafeExecutions,
  proposal: SafeProposals | undefined,
): Promise<TransactionDetails> {
  const { info } = describeDeps.book
  const executedAt = row.timestamp * 1_000
  // The hash is the same, and so is what was signed.
  const signed = row.is_decoded === 0 && proposal ? proposal : row
  const owners = await ownersAround(db, row)
  const [described, confirmations, thresholdAt, gasToken] = await Promise.all([
    executedInfo(describeDeps, signed),
    executedConfirmations({ db, pool }, row, owners.during),
    readThresholds(db, row.safe, [row]),
    gasTokenInfo(describeDeps, signed.gas_token),
  ])
  const confirmed = confirmations.map(({ owner }) => owner.toLowerCase())
  return {
    safeAddress: getAddress(row.safe),
    txId: idOf('multisig', row.safe, row.id),
    executedAt,
    txStatus: row.success === 1 ? 'SUCCESS' : 'FAILED',
    ...described,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: proposal?.submitted_at ?? executedAt,
      nonce: row.nonce,
      safeTxGas: signed.safe_tx_gas ?? '0',
      baseGas: signed.base_gas ?? '0',
      gasPrice: signed.gas_price ?? '0',
      gasToken: getAddress(signed.gas_token ?? zeroAddress),
      refundReceiver: info(signed.refund_receiver ?? zeroAddress),
      safeTxHash: row.id,
      ...(row.executor !== null && { executor: info(row.executor) }),
      signers: [...new Set([...owners.before, ...confirmed])].map((owner) => info(owner)),
      confirmationsRequired: thresholdAt(row) ?? Math.max(confirmations.length, 1),
      confirmations: confirmations.map(({ owner, signature, submittedAt }) => ({
        signer: info(owner),
        signature,
        submittedAt,
      })),
      ...(gasToken && { gasTokenInfo: gasToken }),
      trusted: true,
      proposer: proposal ? info(proposal.proposer) : null,
      proposedByDelegate: null,
    },
    txHash: row.transaction_hash,
    ...(proposal && originInfo(proposal.origin)),
  }
}
