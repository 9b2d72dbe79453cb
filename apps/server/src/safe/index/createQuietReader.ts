import type { BranchPlace } from '../../follow/followSource.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import {
  isSilent,
  noncesAt,
  type QuietExecution,
  readQuietExecutions,
  silentSingletons,
} from './quietExecutions.ts'
import { QUIET_PLACE } from './safeEvents.ts'
import { safeRows } from './safeRows.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { hideExplained, storeRows } from './storeSafeLogs.ts'

export type QuietReader = ReturnType<typeof createQuietReader>

type Seen = { readonly block: number; readonly nonce: number }

/**
 * Finds what Safes 1.0.0 execute. Before every step those that are followed are asked for their nonce: where it has risen
 * the blocks since are searched. Nodes that forget are not asked about what is long over.
 */
export function createQuietReader(chainId: number) {
  const seen = new Map<string, Seen>()

  /** All of the past of a Safe, before its logs are read: they build on how far it has counted. */
  const readPast = async ({ read, cursor }: BranchPlace, creation: SafeCreations) => {
    const { safe, block } = creation
    if (!isSilent(creation) || cursor === undefined || cursor < block) return []
    return (await readQuietExecutions(read, { chainId, safe, after: block, to: cursor })) ?? []
  }

  const readNew = async ({ db, read, cursor, write }: BranchPlace): Promise<void> => {
    const safes = cursor === undefined ? [] : await silentSafes(db)
    if (safes.length === 0 || cursor === undefined) return
    const nonces = await noncesAt(
      read,
      safes.map(({ safe }) => ({ safe, block: cursor })),
    )
    for (const [at, { safe, block }] of safes.entries()) {
      const nonce = nonces?.[at]
      if (nonce === undefined) continue
      const last = seen.get(safe) ?? { block: (await lastExecution(db, safe)) ?? block, nonce: -1 }
      const found =
        nonce > last.nonce && cursor > last.block
          ? await readQuietExecutions(read, { chainId, safe, after: last.block, to: cursor })
          : []
      if (!found) continue
      if (found.length > 0) await write((transaction) => storeNew(transaction, { chainId, safe, found }))
      seen.set(safe, { block: cursor, nonce })
    }
  }

  return {
    readPast,
    readNew,
    store: (transaction: Database, safe: string, found: readonly QuietExecution[]) =>
      storeQuiet(transaction, { chainId, safe, found }),
    /** What was seen may be of another chain. */
    forget: () => seen.clear(),
  }
}

async function silentSafes(db: Database) {
  return db
    .selectFrom('safe_followed')
    .innerJoin('safe_creations', 'safe_creations.safe', 'safe_followed.address')
    .select(['safe', 'block'])
    .where('state', '=', 'live')
    .where('implementation', 'in', silentSingletons)
    .execute()
}

async function lastExecution(db: Database, safe: string): Promise<number | undefined> {
  const executions = db.selectFrom('safe_executions').select('block').where('safe', '=', safe)
  return (await executions.orderBy('block', 'desc').limit(1).executeTakeFirst())?.block
}

type StoreParameters = { chainId: number; safe: string; found: readonly QuietExecution[] }

async function storeQuiet(transaction: Database, { chainId, safe, found }: StoreParameters): Promise<void> {
  for (const { group, nonce, transaction: sent } of found) {
    const transactions = new Map([[sent.hash, sent]])
    const origins = { transactions, receipts: new Map(), quietSetups: new Map(), innerCalls: new Map() }
    const nonces = new Map([[safe, nonce]])
    await storeRows(
      transaction,
      safeRows({ chainId, groups: [group], origins, nonces, created: new Set([safe]) }),
    )
  }
  await hideExplained(transaction, [safe])
  await raiseSafeVersions(transaction, [safe])
}

/** Where later ones are stored already, as those of the release to which it was updated, they were counted wrong. */
async function storeNew(transaction: Database, parameters: StoreParameters): Promise<void> {
  const { safe, found } = parameters
  const first = found[0]?.group.events[0]?.log.block ?? 0
  const later = await transaction
    .selectFrom('safe_executions')
    .select('id')
    .where('safe', '=', safe)
    .where('block', '>=', first)
    .where('log_index', '<', QUIET_PLACE)
    .limit(1)
    .executeTakeFirst()
  if (!later) return storeQuiet(transaction, parameters)
  await transaction
    .updateTable('safe_followed')
    .set({ state: 'new', first_block: null })
    .where('address', '=', safe)
    .execute()
  await raiseSafeVersions(transaction, [safe])
}
