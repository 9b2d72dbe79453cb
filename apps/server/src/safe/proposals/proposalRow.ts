import type { SafeTx } from '@love/protocol/safe/safeTx'
import type { Address, Hash } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'

export type ProposalRowParameters = {
  safe: Address
  hash: Hash
  tx: SafeTx
  sender: Address
  origin: string | undefined
  submittedAt: number
}

export function proposalRow(parameters: ProposalRowParameters): SafeProposals {
  const { safe, hash, tx, sender, origin, submittedAt } = parameters
  return {
    safe_tx_hash: hash,
    safe: safe.toLowerCase(),
    nonce: Number(tx.nonce),
    to: tx.to.toLowerCase(),
    value: String(tx.value),
    data: tx.data,
    operation: tx.operation,
    safe_tx_gas: String(tx.safeTxGas),
    base_gas: String(tx.baseGas),
    gas_price: String(tx.gasPrice),
    gas_token: tx.gasToken.toLowerCase(),
    refund_receiver: tx.refundReceiver.toLowerCase(),
    proposer: sender.toLowerCase(),
    origin: origin ?? null,
    submitted_at: submittedAt,
  }
}
