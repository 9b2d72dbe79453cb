import type { SafeEther } from '../../store/migrations/safeEther.ts'
import type { Database } from '../../store/openStore.ts'
import { modernImplementations } from './proxyCreation.ts'

/** The Safes whose ether was never looked at. */
export function unlookedSafes(
  db: Database,
  most: number,
): Promise<{ address: string; first_block: number | null }[]> {
  return db
    .selectFrom('safe_followed')
    .leftJoin('safe_ether', 'safe_ether.safe', 'safe_followed.address')
    .select(['address', 'first_block'])
    .where('state', '=', 'live')
    .where('safe_ether.safe', 'is', null)
    .orderBy('added_at')
    .orderBy('address')
    .limit(most)
    .execute()
}

/** Those of releases that do not tell what ether they are sent, or of no release that we know. */
export function watchedSafes(db: Database): Promise<SafeEther[]> {
  return db
    .selectFrom('safe_ether')
    .innerJoin('safe_followed', 'safe_followed.address', 'safe_ether.safe')
    .leftJoin('safe_creations', 'safe_creations.safe', 'safe_ether.safe')
    .selectAll('safe_ether')
    .where('state', '=', 'live')
    .where(({ eb, or }) =>
      or([eb('implementation', 'is', null), eb('implementation', 'not in', [...modernImplementations])]),
    )
    .execute()
}

/** Wei, as text: what a Safe was given without a transaction that could be found. */
export async function readUnexplained(db: Database, safe: string): Promise<string> {
  const row = await db
    .selectFrom('safe_ether')
    .select('unexplained')
    .where('safe', '=', safe)
    .executeTakeFirst()
  return row?.unexplained ?? '0'
}

export async function saveLook(transaction: Database, look: SafeEther): Promise<void> {
  const { safe: _, ...values } = look
  await transaction
    .insertInto('safe_ether')
    .values(look)
    .onConflict((conflict) => conflict.column('safe').doUpdateSet(values))
    .execute()
}

/** After a reorganisation the balances that were seen count no longer; what was found below it stays. */
export async function dropLooks(
  transaction: Database,
  { from, safes }: { from: number; safes: readonly string[] | 'all' },
): Promise<void> {
  await transaction
    .deleteFrom('safe_ether')
    .where('block', '>=', from)
    .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
    .execute()
}

/** Ether that came, or went where it is below zero. */
export type Moved = { readonly block: number; readonly amount: bigint }

/** By Safe, what its history tells of the blocks behind `after`, up to `to`. */
export async function etherMoved(
  db: Database,
  { safes, after, to }: { safes: readonly string[]; after: number; to: number },
): Promise<ReadonlyMap<string, readonly Moved[]>> {
  const moved = new Map<string, Moved[]>()
  if (safes.length === 0) return moved
  const rows = await db
    .selectFrom('safe_transfers')
    .select(['safe', 'block', 'direction', 'value'])
    .where('kind', '=', 'ether')
    .where('safe', 'in', safes)
    .where('block', '>', after)
    .where('block', '<=', to)
    // To oneself nothing moves.
    .whereRef('from', '<>', 'to')
    .execute()
  for (const { safe, block, direction, value } of rows) {
    const amount = BigInt(value ?? '0')
    const known = moved.get(safe) ?? []
    known.push({ block, amount: direction === 'incoming' ? amount : -amount })
    moved.set(safe, known)
  }
  return moved
}

/** Of the blocks behind `after`, up to `to`. */
export function movedBetween(moved: readonly Moved[], after: number, to: number): bigint {
  return moved.reduce((sum, { block, amount }) => (block > after && block <= to ? sum + amount : sum), 0n)
}
