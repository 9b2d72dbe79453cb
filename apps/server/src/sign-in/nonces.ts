import { randomBytes } from 'node:crypto'
import type { Address } from 'viem'
import type { SignInNonces } from '../store/migrations/signIn.ts'
import type { Database } from '../store/openStore.ts'
import { CLOCK_TOLERANCE_MS } from './cookies.ts'
import { createSweep } from './createSweep.ts'

const MINUTE_MS = 60_000
/** A contract has owners who sign one after the other. */
const LIFE_MS = { wallet: 10 * MINUTE_MS, contract: 24 * 60 * MINUTE_MS }
/** So many that wait for their owners are looked at. */
const MOST_PENDING = 3

export type NonceStore = {
  /** A new one, for this account and this visit only. */
  issue(parameters: { address: Address; visit: string; isContract: boolean }): Promise<SignInNonces>
  find(parameters: { nonce: string; visit: string }): Promise<SignInNonces | undefined>
  /** Whether it was there: of all who try, on all servers, one hears yes. */
  take(nonce: string): Promise<boolean>
  /** From now on it waits for the owners. */
  markPending(nonce: string): Promise<void>
  /** Those of a visit that wait for owners, the newest one first. */
  pendingOf(visit: string): Promise<readonly SignInNonces[]>
  /** Whatever a visit has begun ends in nothing. */
  forget(visit: string): Promise<void>
}

export function createNonces({ db, now }: { db: Database; now: () => number }): NonceStore {
  const sweep = createSweep({ now, remove: (until) => removeExpired(db, until) })
  const oldestEnd = () => now() - CLOCK_TOLERANCE_MS

  return {
    async issue({ address, visit, isContract }) {
      await sweep()
      const issued_at = now()
      const row: SignInNonces = {
        nonce: randomBytes(16).toString('hex'),
        address,
        visit,
        issued_at,
        expires_at: issued_at + LIFE_MS[isContract ? 'contract' : 'wallet'],
        is_contract: isContract ? 1 : 0,
        is_pending: 0,
      }
      await db.insertInto('sign_in_nonces').values(row).execute()
      return row
    },

    find: ({ nonce, visit }) =>
      db
        .selectFrom('sign_in_nonces')
        .selectAll()
        .where('nonce', '=', nonce)
        .where('visit', '=', visit)
        .where('expires_at', '>=', oldestEnd())
        .executeTakeFirst(),

    async take(nonce) {
      const taken = await db
        .deleteFrom('sign_in_nonces')
        .where('nonce', '=', nonce)
        .returning('nonce')
        .executeTakeFirst()
      return taken !== undefined
    },

    async markPending(nonce) {
      await db.updateTable('sign_in_nonces').set({ is_pending: 1 }).where('nonce', '=', nonce).execute()
    },

    pendingOf: (visit) =>
      db
        .selectFrom('sign_in_nonces')
        .selectAll()
        .where('visit', '=', visit)
        .where('is_pending', '=', 1)
        .where('expires_at', '>=', oldestEnd())
        .orderBy('issued_at', 'desc')
        .limit(MOST_PENDING)
        .execute(),

    async forget(visit) {
      await db.deleteFrom('sign_in_nonces').where('visit', '=', visit).execute()
    },
  }
}

async function removeExpired(db: Database, until: number): Promise<void> {
  const oldest = until - CLOCK_TOLERANCE_MS
  await db.deleteFrom('sign_in_nonces').where('expires_at', '<', oldest).execute()
}
