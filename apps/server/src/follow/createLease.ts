import { randomUUID } from 'node:crypto'
import type { Database } from '../store/openStore.ts'
import { FollowError } from './FollowError.ts'

export type Lease = {
  /** Whether this server has it now. */
  acquire(): Promise<boolean>
  /**
   * A sign of life. Within a transaction it is also the fence: nobody can take over before that has ended, and it
   * fails with `lease-lost` when somebody already has.
   */
  renew(db: Database): Promise<void>
  release(): Promise<void>
}

export type LeaseDeps = { db: Database; name: string; lastsMs: number; now: () => number }

/** One server among several, in plain SQL and by no clock but each server's own. */
export function createLease({ db, name, lastsMs, now }: LeaseDeps): Lease {
  let holder: string | undefined
  let seen: { holder: string; turn: number; at: number } | undefined

  /** Whether it was so until this moment, and now is ours. */
  const takeFrom = async (before: { holder: string; turn: number }): Promise<boolean> => {
    const term = randomUUID()
    const { numUpdatedRows } = await db
      .updateTable('follow_leases')
      .set({ holder: term, turn: before.turn + 1, lasts_ms: lastsMs })
      .where('name', '=', name)
      .where('holder', '=', before.holder)
      .where('turn', '=', before.turn)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) holder = term
    return numUpdatedRows === 1n
  }

  return {
    async acquire() {
      const row = await db.selectFrom('follow_leases').selectAll().where('name', '=', name).executeTakeFirst()
      if (!row) {
        await db
          .insertInto('follow_leases')
          .values({ name, holder: '', turn: 0, lasts_ms: lastsMs })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
        return takeFrom({ holder: '', turn: 0 })
      }
      if (seen?.holder !== row.holder || seen.turn !== row.turn) seen = { ...row, at: now() }
      const isFree = row.holder === '' || now() - seen.at >= row.lasts_ms
      return isFree && takeFrom(row)
    },
    async renew(at) {
      const { numUpdatedRows } = await at
        .updateTable('follow_leases')
        .set((eb) => ({ turn: eb('turn', '+', 1) }))
        .where('name', '=', name)
        .where('holder', '=', holder ?? '')
        .executeTakeFirst()
      if (holder !== undefined && numUpdatedRows === 1n) return
      holder = undefined
      throw new FollowError('lease-lost', 'Another server is now indexing the chain.')
    },
    async release() {
      const term = holder
      holder = undefined
      if (term === undefined) return
      await db
        .updateTable('follow_leases')
        .set((eb) => ({ holder: '', turn: eb('turn', '+', 1) }))
        .where('name', '=', name)
        .where('holder', '=', term)
        .execute()
    },
  }
}
