import { zeroAddress } from 'viem'
import type { BranchPlace } from '../../follow/followSource.ts'
import type { SafeCreations, SafeTransfers } from '../../store/migrations/safeIndex.ts'
import { etherAt } from './etherBalances.ts'
import { etherMoved, movedBetween, saveLook } from './etherLooks.ts'
import { readCreation } from './progress.ts'
import { modernImplementations } from './proxyCreation.ts'
import { ETHER_PLACE } from './safeEvents.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { storeReceived } from './storeReceived.ts'

export type FirstLookParameters = { safe: string; firstBlock: number | null; cursor: number }

/**
 * Once for every Safe: what was there before it was made, where a node still knows that balance. Those that tell what they
 * are sent are not looked at again; of what their history does not explain only the sum is kept. Costs two requests.
 */
export async function lookFirst(
  { db, read, write }: BranchPlace,
  { safe, firstBlock, cursor }: FirstLookParameters,
): Promise<void> {
  const creation = await readCreation(db, safe)
  const start = creation?.block ?? firstBlock
  if (start === null || start > cursor) return
  const before = start === 0 ? 0n : (await etherAt(read, safe, [start - 1]))?.[0]
  if (creation && before !== undefined && before > 0n)
    await write((transaction) => storeReceived(transaction, safe, [earlyEther(creation, before)]))

  const isTold = creation !== undefined && modernImplementations.has(creation.implementation ?? '')
  if (!isTold) {
    // With a creation what was there before it is part of the history now.
    const rest = String((!creation && before) || 0n)
    const look = { safe, block: start - 1, balance: rest, unexplained: rest }
    return write((transaction) => saveLook(transaction, look))
  }
  const [balance] = (await etherAt(read, safe, [cursor])) ?? []
  if (balance === undefined) return
  const moved = (await etherMoved(db, { safes: [safe], after: start - 1, to: cursor })).get(safe) ?? []
  const more = balance - movedBetween(moved, start - 1, cursor)
  const unexplained = String(more > 0n ? more : 0n)
  await write(async (transaction) => {
    await saveLook(transaction, { safe, block: cursor, balance: String(balance), unexplained })
    await raiseSafeVersions(transaction, [safe])
  })
}

/** From nobody: who sent it is not looked for. It stands beside the creation, whose transaction it names. */
function earlyEther(
  { safe, block, timestamp, transaction_hash }: SafeCreations,
  amount: bigint,
): SafeTransfers {
  return {
    safe,
    block,
    log_index: ETHER_PLACE - 1,
    part: 0,
    timestamp,
    transaction_hash,
    id: [transaction_hash, ETHER_PLACE - 1, 0].join('-'),
    kind: 'ether',
    direction: 'incoming',
    from: zeroAddress,
    to: safe,
    token: null,
    value: String(amount),
    token_id: null,
  }
}
