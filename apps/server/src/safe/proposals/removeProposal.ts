import type { Database } from '../../store/openStore.ts'

export async function removeProposal(transaction: Database, safeTxHash: string): Promise<void> {
  await transaction.deleteFrom('safe_confirmations').where('safe_tx_hash', '=', safeTxHash).execute()
  await transaction.deleteFrom('safe_proposals').where('safe_tx_hash', '=', safeTxHash).execute()
}
