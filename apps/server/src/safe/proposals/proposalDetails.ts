import { DetailedExecutionType } from '@love/safe/api/enumerations'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { TransactionPreview } from '@love/safe/api/replies/transactions'
import { type Address, getAddress } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { AppsConfig } from '../chain/knownApps.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { type Confirmation, confirmationReply, statusOf } from './confirmationsOf.ts'
import { originInfo } from './originInfo.ts'

export type ProposalDetailsParameters = {
  proposal: SafeProposals
  config: AppsConfig
  described: TransactionPreview
  /** Of today's owners. */
  confirmations: readonly Confirmation[]
  rejectors: readonly Address[]
  /** False for what no owner has signed; nothing of that is ever stored. */
  isTrusted?: boolean
  state: Pick<SafeState, 'owners' | 'threshold'>
}

/** A proposal that is not executed. */
export function proposalDetails(parameters: ProposalDetailsParameters): TransactionDetails {
  const { proposal, config, described, confirmations, rejectors, isTrusted = true, state } = parameters
  const { safe, safe_tx_hash: safeTxHash } = proposal
  const threshold = state.threshold
  return {
    safeAddress: getAddress(safe),
    txId: transactionIdOf(safe, safeTxHash),
    txStatus: statusOf({ safeTxHash, executed: undefined, confirmations: confirmations.length, threshold }),
    ...described,
    detailedExecutionInfo: {
      type: DetailedExecutionType.MULTISIG,
      submittedAt: proposal.submitted_at,
      nonce: proposal.nonce,
      safeTxGas: proposal.safe_tx_gas,
      baseGas: proposal.base_gas,
      gasPrice: proposal.gas_price,
      gasToken: getAddress(proposal.gas_token),
      fee: '0',
      payment: '0',
      refundReceiver: { value: getAddress(proposal.refund_receiver) },
      safeTxHash,
      signers: state.owners.map((value) => ({ value })),
      confirmationsRequired: threshold,
      confirmations: confirmations.map(confirmationReply),
      rejectors: rejectors.map((value) => ({ value })),
      trusted: isTrusted,
      proposer: { value: getAddress(proposal.proposer) },
      proposedByDelegate: null,
    },
    ...originInfo(proposal.origin, config),
  }
}

function transactionIdOf(safe: string, safeTxHash: string): string {
  return `multisig_${getAddress(safe)}_${safeTxHash}`
}
