import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Database } from '../../store/openStore.ts'
import type { Reserves } from './reserves.ts'

/** What a pair held at a moment, by its last change until then; undefined before the first. */
export async function readReservesAt(
  db: Database,
  { pair, timestamp }: { pair: PairDefinition; timestamp: number },
): Promise<Reserves | undefined> {
  const row = await db
    .selectFrom('market_syncs')
    .select(['reserve_token', 'reserve_base'])
    .where('pair', '=', pair.name)
    .where('timestamp', '<=', timestamp)
    .orderBy('timestamp', 'desc')
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { token: BigInt(row.reserve_token), base: BigInt(row.reserve_base) }
}
