import { DetailedExecutionType, TransactionKind, TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { FloppyProposal } from '@love/safe/floppy/floppyFile'
import { size } from 'viem'

/** A proposal from a file in the shape in which the review window takes those of a gateway: it checks all of it anew. */
export function floppyDetails(proposal: FloppyProposal, threshold: number): TransactionDetails {
  const { safe, safeTxHash, tx, signatures } = proposal
  const { to, value, data, operation } = tx
  return {
    safeAddress: safe,
    txId: `multisig_${safe}_${safeTxHash}`,
    txStatus:
      signatures.length < threshold
        ? TransactionStatus.AWAITING_CONFIRMATIONS
        : TransactionStatus.AWAITING_EXECUTION,
    txInfo: {
      type: TransactionKind.Custom,
      to: { value: to },
      dataSize: String(size(data)),
      value: String(value),
      isCancellation: false,
    },
    txData: {
      hexData: data,
      to: { value: to },
      value: String(value),
      operation,
      trustedDelegateCallTarget: false,
    },
    detailedExecutionInfo: {
      type: DetailedExecutionType.MULTISIG,
      submittedAt: 0,
      nonce: Number(tx.nonce),
      safeTxGas: String(tx.safeTxGas),
      baseGas: String(tx.baseGas),
      gasPrice: String(tx.gasPrice),
      gasToken: tx.gasToken,
      fee: '0',
      payment: '0',
      refundReceiver: { value: tx.refundReceiver },
      safeTxHash,
      signers: [],
      rejectors: [],
      confirmationsRequired: threshold,
      confirmations: signatures.map(({ owner, signature }) => ({
        signer: { value: owner },
        signature,
        submittedAt: 0,
      })),
      trusted: false,
      proposer: null,
      proposedByDelegate: null,
    },
  }
}
