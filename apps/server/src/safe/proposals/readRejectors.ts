import { type Address, getAddress } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { compiledOnce } from './compiledOnce.ts'

const ask = compiledOnce((db) =>
  db
    .selectFrom('safe_proposals as rival')
    .innerJoin('safe_confirmations as confirmation', 'confirmation.safe_tx_hash', 'rival.safe_tx_hash')
    .select('confirmation.owner')
    .distinct()
    .where('rival.safe', '=', '')
    .where('rival.nonce', '=', 0)
    .where('rival.safe_tx_hash', '<>', '')
    .where('rival.to', '=', '')
    .where('rival.value', '=', '0')
    .where('rival.data', '=', '0x')
    .where('rival.operation', '=', 0)
    .orderBy('confirmation.owner'),
)

/** Who wants it not to happen: they confirmed that the Safe does nothing with that nonce instead. */
export async function readRejectors(
  db: Database,
  { safe, nonce, safe_tx_hash }: Pick<SafeProposals, 'safe' | 'nonce' | 'safe_tx_hash'>,
): Promise<readonly Address[]> {
  const rows = await ask(db, [safe, nonce, safe_tx_hash, safe, '0', '0x', 0])
  return rows.map(({ owner }) => getAddress(owner))
}
