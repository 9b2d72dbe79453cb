import { inChunks } from '../follow/inChunks.ts'
import type { VaultMoves } from '../store/migrations/vault.ts'
import type { Database } from '../store/openStore.ts'
import type { ToldMove } from './vaultRows.ts'

/** Stores moves, and counts the shares anew from the first of them on: one may come later than its successors. */
export async function storeMoves(transaction: Database, moves: readonly ToldMove[]): Promise<void> {
  if (moves.length === 0) return
  const first = moves.reduce((least, { block }) => Math.min(least, block), Number.MAX_SAFE_INTEGER)
  const before = await transaction
    .selectFrom('vault_moves')
    .select('supply')
    .where('block', '<', first)
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  const known = await transaction.selectFrom('vault_moves').selectAll().where('block', '>=', first).execute()
  const byPlace = new Map([...known, ...moves].map((move) => [`${move.block} ${move.log_index}`, move]))
  const inOrder = [...byPlace.values()].sort((a, b) => a.block - b.block || a.log_index - b.log_index)
  let supply = before?.supply ?? null
  const rows = inOrder.map((move): VaultMoves => {
    supply = countSupply(supply, move)
    return { ...move, supply }
  })
  await inChunks(rows, (chunk) =>
    transaction
      .insertInto('vault_moves')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['block', 'log_index'])
          .doUpdateSet(({ ref }) => ({ supply: ref('excluded.supply') })),
      )
      .execute(),
  )
}

/**
 * How many shares there are after a move. An empty vault gives as many shares as it gets LOVE: from such an entry on
 * they can be counted. Null before that, or when more leave than ever entered.
 */
function countSupply(
  before: string | null,
  { kind, love, shares, fee_shares }: Pick<ToldMove, 'kind' | 'love' | 'shares' | 'fee_shares'>,
): string | null {
  const minted = BigInt(shares) + BigInt(fee_shares)
  if (before === null) return kind === 'entered' && love === shares ? String(minted) : null
  const after = BigInt(before) + (kind === 'entered' ? minted : -minted)
  return after < 0n ? null : String(after)
}
