import type { SafeFollowed } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'

/** The cursor of what is followed for all Safes together. */
export const SAFE_SOURCE = 'safe'

/** By address, in the order in which they were added. */
export async function followedIn(
  db: Database,
  state: SafeFollowed['state'],
  most = Number.MAX_SAFE_INTEGER,
): Promise<SafeFollowed[]> {
  return db
    .selectFrom('safe_followed')
    .selectAll()
    .where('state', '=', state)
    .orderBy('added_at')
    .orderBy('address')
    .limit(most)
    .execute()
}

/** Whether it is stored now that was not before. */
export async function addFollowed(
  db: Database,
  { address, reason, added_at }: Pick<SafeFollowed, 'address' | 'reason' | 'added_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('safe_followed')
    .values({ address, reason, added_at, state: 'new', first_block: null })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** From where on it is read: by itself at first where that is in the past, else together with all others. */
export async function startFollowing(
  transaction: Database,
  { address, firstBlock, isPast }: { address: string; firstBlock: number; isPast: boolean },
): Promise<void> {
  await transaction
    .updateTable('safe_followed')
    .set({ state: isPast ? 'filling' : 'live', first_block: firstBlock })
    .where('address', '=', address)
    .where('state', '=', 'new')
    .execute()
}

export async function countFollowed(db: Database, reason?: SafeFollowed['reason']): Promise<number> {
  const { count } = await db
    .selectFrom('safe_followed')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? 'visited'))
    .executeTakeFirstOrThrow()
  return count
}

type SafeIndexErrorCode =
  /** There is no Safe that could be followed. */
  | 'not-a-safe'
  /** As many Safes are followed as may be. */
  | 'full'
  /** The chain cannot be asked at the moment. */
  | 'no-answer'

/** Why a Safe is not followed, in words for whoever asked. */
export class SafeIndexError extends Error {
  override readonly name = 'SafeIndexError'
  readonly code: SafeIndexErrorCode

  constructor(code: SafeIndexErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
