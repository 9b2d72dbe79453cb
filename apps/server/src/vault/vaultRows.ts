import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { getAbiItem, toEventSelector } from 'viem'
import { dataWords } from '../follow/chainLog.ts'
import type { TimedLog } from '../follow/followSource.ts'
import { inChunks } from '../follow/followTables.ts'
import type { VaultMoves } from '../store/migrations/vault.ts'
import type { Database } from '../store/openStore.ts'

/** A move as the vault tells it. */
export type ToldMove = Omit<VaultMoves, 'supply'>

export const enteredTopic = toEventSelector(getAbiItem({ abi: faithVaultAbi, name: 'Entered' }))

export const leftTopic = toEventSelector(getAbiItem({ abi: faithVaultAbi, name: 'Left' }))

/** The events as they are stored. One of another shape is none of this vault's. */
export function vaultRows(logs: readonly TimedLog[]): ToldMove[] {
  return logs.flatMap(({ block, logIndex, timestamp, topics: [topic, user], data }): ToldMove[] => {
    const [love, shares, feeShares] = dataWords(data).map(String)
    if (user === undefined || love === undefined || shares === undefined) return []
    const row = {
      block,
      log_index: logIndex,
      timestamp,
      love,
      shares,
      account: `0x${user.slice(-40)}`,
    }
    if (topic === leftTopic) return [{ ...row, kind: 'left', fee_shares: '0' }]
    if (topic !== enteredTopic || feeShares === undefined) return []
    return [{ ...row, kind: 'entered', fee_shares: feeShares }]
  })
}

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
