import type { Address, Hash, Hex } from 'viem'
import type { Database } from '../store/openStore.ts'
import { type Cookies, hashSecretId, newSecretId } from './cookies.ts'
import { createSweep } from './createSweep.ts'

export const SESSION_MS = 7 * 24 * 3_600_000
/** An account that is a contract may lose owners. */
const CHECKED_EVERY_MS = 10 * 60_000

/** `id` is the hash under which it is stored, and opens nothing. `expiresAt` is in milliseconds. */
export type Session = { readonly address: Address; readonly id: string; readonly expiresAt: number }

export type Sessions = {
  /**
   * Who sends this, if anybody who is signed in. A contract that was signed in by its owners is asked again for
   * every write, and at least every ten minutes. Throws what the nodes say where it cannot be asked.
   */
  of(request: Request): Promise<Session | undefined>
}

/** What a contract agreed to, and must still agree to. */
export type ContractProof = { readonly hash: Hash; readonly signature: Hex }

export type SessionStore = Sessions & {
  /** With a new id, which is nowhere else; the session of the request, if there is one, ends. */
  begin(
    request: Request,
    parameters: { address: Address; proof: ContractProof | undefined },
  ): Promise<{ id: string; expiresAt: number }>
  end(request: Request): Promise<void>
}

export type SessionsDeps = {
  db: Database
  cookies: Cookies
  now: () => number
  /** Whether the contract still agrees. */
  agrees(parameters: ContractProof & { account: Address }): Promise<boolean>
}

export function createSessions({ db, cookies, now, agrees }: SessionsDeps): SessionStore {
  const idOf = (request: Request) => hashSecretId(cookies.read(request, 'love-session'))
  const remove = async (id: string) => {
    await db.deleteFrom('sign_in_sessions').where('id', '=', id).execute()
  }
  const sweep = createSweep({
    now,
    async remove(until) {
      await db.deleteFrom('sign_in_sessions').where('expires_at', '<=', until).execute()
    },
  })

  return {
    async of(request) {
      const id = idOf(request)
      if (id === undefined) return undefined
      const row = await db
        .selectFrom('sign_in_sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!row) return undefined
      const { address, message_hash: hash, signature, checked_at, expires_at: expiresAt } = row
      const session = { address: address as Address, id, expiresAt }
      if (hash === null || signature === null) return session
      if (isRead(request) && now() - checked_at < CHECKED_EVERY_MS) return session
      if (!(await agrees({ account: session.address, hash: hash as Hash, signature: signature as Hex }))) {
        await remove(id)
        return undefined
      }
      await db.updateTable('sign_in_sessions').set({ checked_at: now() }).where('id', '=', id).execute()
      return session
    },

    async begin(request, { address, proof }) {
      await sweep()
      const old = idOf(request)
      if (old !== undefined) await remove(old)
      const id = newSecretId()
      const at = now()
      const expiresAt = at + SESSION_MS
      await db
        .insertInto('sign_in_sessions')
        .values({
          id: hashSecretId(id) ?? '',
          address,
          created_at: at,
          expires_at: expiresAt,
          checked_at: at,
          message_hash: proof?.hash ?? null,
          signature: proof?.signature ?? null,
        })
        .execute()
      return { id, expiresAt }
    },

    async end(request) {
      const id = idOf(request)
      if (id !== undefined) await remove(id)
    },
  }
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
