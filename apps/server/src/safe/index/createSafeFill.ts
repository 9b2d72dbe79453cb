import type { FollowBranch } from '../../follow/followSource.ts'
import type { Database } from '../../store/openStore.ts'
import { readOrigins } from './proxyCreation.ts'
import { rollBackSafes } from './rollBackSafes.ts'
import { safeFilters } from './safeGroup.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { storeSafeLogs } from './storeSafeLogs.ts'

export type SafeFillDeps = { chainId: number; safe: string; firstBlock: number }

/** Names the cursor of a Safe whose past is being read. */
export function fillName(safe: string): string {
  return `safe ${safe}`
}

/** Reads the past of one Safe until it is where all others are. */
export function createSafeFill({ chainId, safe, firstBlock }: SafeFillDeps): FollowBranch {
  const isFilling = async (transaction: Database): Promise<boolean> => {
    const row = await transaction
      .selectFrom('safe_followed')
      .select('state')
      .where('address', '=', safe)
      .executeTakeFirst()
    return row?.state === 'filling'
  }
  return {
    name: fillName(safe),
    firstBlock: async () => firstBlock,
    filter: async () => safeFilters([safe]),
    async prepare(read, logs) {
      const origins = await readOrigins(read, logs)
      return async (transaction) => {
        // It is begun anew where the chain changed below its first block.
        if (!(await isFilling(transaction))) return
        await storeSafeLogs(transaction, { chainId, safes: new Set([safe]), logs, origins })
      }
    },
    rollBack: (transaction, from) => rollBackSafes(transaction, { from, safes: [safe] }),
    async settle(transaction, isLevel) {
      if (!(await isFilling(transaction))) return false
      if (!isLevel) return true
      await transaction
        .updateTable('safe_followed')
        .set({ state: 'live' })
        .where('address', '=', safe)
        .execute()
      await raiseSafeVersions(transaction, [safe])
      return false
    },
  }
}
