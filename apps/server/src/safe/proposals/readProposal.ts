import { getAddress, type Hex } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import type { SafeCall } from '../decode/safeCall.ts'
import type { SafeState } from '../state/createSafeStates.ts'

/** Undefined where nobody proposed it, or whoever did took it back. */
export async function readProposal(
  db: Database,
  safe: string,
  safeTxHash: string,
): Promise<SafeProposals | undefined> {
  return db
    .selectFrom('safe_proposals')
    .selectAll()
    .where('safe_tx_hash', '=', safeTxHash)
    .where('safe', '=', safe)
    .executeTakeFirst()
}

/** The hash alone says which Safe it is of. */
export async function findProposal(db: Database, safeTxHash: string): Promise<SafeProposals | undefined> {
  return db.selectFrom('safe_proposals').selectAll().where('safe_tx_hash', '=', safeTxHash).executeTakeFirst()
}

type Executed = { readonly id: string; readonly success: 0 | 1 }

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

export async function removeProposal(transaction: Database, safeTxHash: string): Promise<void> {
  await transaction.deleteFrom('safe_confirmations').where('safe_tx_hash', '=', safeTxHash).execute()
  await transaction.deleteFrom('safe_proposals').where('safe_tx_hash', '=', safeTxHash).execute()
}

type Call = Pick<SafeProposals, 'safe' | 'to' | 'value' | 'data' | 'operation'>

/** What the Safe would do. */
export function callOf({ safe, to, value, data, operation }: Call): SafeCall {
  return { safe: getAddress(safe), to: getAddress(to), value: BigInt(value), data: data as Hex, operation }
}

const known = new WeakMap<SafeState, string>()

/** Stands for all of a Safe that decides what counts in its lists. */
export function stateVersion(state: SafeState): string {
  const version =
    known.get(state) ?? `${state.version} ${state.nonce} ${state.threshold} ${state.owners.join()}`
  known.set(state, version)
  return version
}
