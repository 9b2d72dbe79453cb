import { type TransactionDetails, transactionDetails } from '../src/api/replies/transactionDetails.ts'
import { type SafeIdentity, type SafeTx, safeTxHash } from '../src/safeTx.ts'
import type { MultisigInfo } from '../src/write/multisigIn.ts'

/** For tests: a waiting transaction as a gateway would answer with it. */
export function testDetails(
  tx: SafeTx,
  identity: SafeIdentity,
  changes: Partial<MultisigInfo> = {},
): TransactionDetails {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
  const hash = safeTxHash({ ...identity, tx })
  return transactionDetails.parse({
    safeAddress: identity.safe,
    txId: `multisig_${identity.safe}_${hash}`,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Custom', to: { value: to }, dataSize: '0', value: String(value), isCancellation: false },
    txData: {
      hexData: data,
      to: { value: to },
      value: String(value),
      operation,
      trustedDelegateCallTarget: false,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 0,
      nonce: Number(nonce),
      safeTxGas: String(safeTxGas),
      baseGas: String(baseGas),
      gasPrice: String(gasPrice),
      gasToken,
      refundReceiver: { value: refundReceiver },
      safeTxHash: hash,
      signers: [],
      confirmationsRequired: 2,
      confirmations: [],
      trusted: true,
      proposer: null,
      proposedByDelegate: null,
      ...changes,
    },
  })
}
