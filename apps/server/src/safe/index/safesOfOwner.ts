import { sql } from 'kysely'
import type { Database } from '../../store/openStore.ts'

export type OwnedSafe = {
  safe: string
  /** False for one whose creation was seen, and nothing since. */
  isFollowed: boolean
}

/** Anybody can name anybody as an owner: more than this is no answer to read. */
const MOST_SAFES = 1_000

/** The Safes that somebody owns, as far as they are known: those that are followed first, each by address. */
export async function safesOfOwner(db: Database, owner: string): Promise<OwnedSafe[]> {
  const rows = await db
    .selectFrom('safe_owners')
    .leftJoin('safe_followed', 'safe_followed.address', 'safe_owners.safe')
    .select(['safe', 'safe_followed.address as followed'])
    .where('owner', '=', owner)
    .where('until_block', 'is', null)
    .groupBy(['safe', 'safe_followed.address'])
    .orderBy(sql`case when safe_followed.address is null then 1 else 0 end`)
    .orderBy('safe')
    .limit(MOST_SAFES)
    .execute()
  return rows.map(({ safe, followed }) => ({ safe, isFollowed: followed !== null }))
}
