import { getAddress } from 'viem'

export function transactionIdOf(safe: string, safeTxHash: string): string {
  return `multisig_${getAddress(safe)}_${safeTxHash}`
}
