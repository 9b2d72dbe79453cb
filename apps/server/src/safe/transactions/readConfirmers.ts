import type { Database } from '../../store/openStore.ts'

/** Who confirmed each of some transactions of a Safe, by a signature or on the chain. In lower case. */
export async function readConfirmers(
  db: Database,
  safe: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (hashes.length === 0) return new Map()
  const [signed, approved] = await Promise.all([
    db
      .selectFrom('safe_confirmations')
      .select(['safe_tx_hash as hash', 'owner'])
      .where('safe_tx_hash', 'in', hashes)
      .execute(),
    db
      .selectFrom('safe_approvals')
      .select(['hash', 'owner'])
      .where('safe', '=', safe)
      .where('hash', 'in', hashes)
      .execute(),
  ])
  const confirmers = new Map<string, Set<string>>()
  for (const { hash, owner } of [...signed, ...approved])
    confirmers.set(hash, (confirmers.get(hash) ?? new Set()).add(owner))
  return confirmers
}
