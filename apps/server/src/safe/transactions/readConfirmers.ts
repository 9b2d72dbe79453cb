import { parseSignatures, type SignaturePart } from '@love/safe/signatures/parseSignatures'
import type { Hex } from 'viem'
import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { readCreation } from '../index/progress.ts'

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

type Place = Pick<SafeExecutions, 'block' | 'log_index' | 'transaction_hash'>

/** How many owners had to sign what was executed at each place. Undefined where that was not seen. */
export async function readThresholds(
  db: Database,
  safe: string,
  places: readonly Place[],
): Promise<(place: Place) => number | undefined> {
  if (places.length === 0) return () => undefined
  const blocks = places.map(({ block }) => block)
  const [oldest, newest] = [Math.min(...blocks), Math.max(...blocks)]
  const changes = db
    .selectFrom('safe_settings')
    .select(['block', 'log_index', 'transaction_hash', 'value'])
    .where('safe', '=', safe)
    .where('kind', '=', 'threshold')
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
  const [meanwhile, before, creation] = await Promise.all([
    changes.where('block', '>=', oldest).where('block', '<=', newest).execute(),
    changes.where('block', '<', oldest).limit(1).execute(),
    readCreation(db, safe),
  ])
  const known = [...meanwhile, ...before]
  return (place) => {
    // What a transaction changes counts only after it.
    const last = known.find(
      (change) => change.transaction_hash !== place.transaction_hash && isBefore(change, place),
    )
    return last ? Number(last.value) : (creation?.threshold ?? undefined)
  }
}

function isBefore(one: Omit<Place, 'transaction_hash'>, other: Omit<Place, 'transaction_hash'>): boolean {
  return one.block < other.block || (one.block === other.block && one.log_index < other.log_index)
}

/** What a Safe was given as signatures. It takes some spellings that we do not read: of those nothing is told. */
export function signatureParts(signatures: string | null): readonly SignaturePart[] {
  if (signatures === null) return []
  try {
    return parseSignatures(signatures as Hex)
  } catch {
    return []
  }
}
