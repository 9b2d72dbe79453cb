import type { BranchPlace } from '../../follow/followSource.ts'
import { dropCursor } from '../../follow/followTables.ts'
import { fillName } from './createSafeFill.ts'
import { findFirstBlock } from './findFirstBlock.ts'
import { followedIn, startFollowing } from './followedSafes.ts'

/** Finds out where the past of the next Safe begins. False when none is waiting. */
export async function startNextFill({ db, read, head, cursor, write }: BranchPlace): Promise<boolean> {
  const [next] = cursor === undefined ? [] : await followedIn(db, 'new', 1)
  if (!next || cursor === undefined) return false
  const { address } = next
  const known = await db
    .selectFrom('safe_creations')
    .select('block')
    .where('safe', '=', address)
    .executeTakeFirst()
  const found = known?.block ?? (await findFirstBlock(read, { address, head: head.number }))
  // What is above the stored blocks may change without notice. One that is not on the chain may still come.
  const firstBlock = Math.min(found, cursor + 1)
  await write(async (transaction) => {
    await dropCursor(transaction, fillName(address))
    await startFollowing(transaction, { address, firstBlock, isPast: firstBlock <= cursor })
  })
  return true
}
