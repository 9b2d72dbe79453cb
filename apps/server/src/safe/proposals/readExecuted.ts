import type { Database } from '../../store/openStore.ts'

export type Executed = { readonly id: string; readonly success: 0 | 1 }

/** What was executed with a nonce. Undefined as long as nothing was: a Safe counts each number once. */
export async function readExecuted(db: Database, safe: string, nonce: number): Promise<Executed | undefined> {
  return db
    .selectFrom('safe_executions')
    .select(['id', 'success'])
    .where('safe', '=', safe)
    .where('nonce', '=', nonce)
    .limit(1)
    .executeTakeFirst()
}
