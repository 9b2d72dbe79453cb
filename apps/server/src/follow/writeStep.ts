import type { Database } from '../store/openStore.ts'
import type { BlockHeader } from './chain.ts'
import type { FollowPlace } from './findPlace.ts'
import type { SourceWrite } from './followSource.ts'
import { addBlocks, dropBlocks, dropCursor, readCursor, saveCursor } from './followTables.ts'
import type { FollowedBranch } from './planReading.ts'
import type { Reading } from './readPlan.ts'

export type Writing = Reading & { write: SourceWrite }

export type WriteStepParameters = {
  db: Database
  fence: (transaction: Database) => Promise<void>
  place: FollowPlace
  writings: readonly Writing[]
  branches: readonly FollowedBranch[]
  /** Of every block that is named here. */
  headers: ReadonlyMap<number, BlockHeader>
  /** The blocks to remember. */
  kept: ReadonlySet<number>
}

/** All or nothing: what is gone, what is new, and how far that goes. */
export function writeStep({
  db,
  fence,
  place: { newest, ancestor },
  writings,
  branches,
  headers,
  kept,
}: WriteStepParameters): Promise<void> {
  const firstGone = newest === ancestor ? undefined : (ancestor?.block ?? -1) + 1
  const headerOf = (block: number) => {
    const header = headers.get(block)
    if (!header) throw new Error(`The header of block ${block} is missing.`)
    return header
  }
  return db.transaction().execute(async (transaction) => {
    await fence(transaction)
    if (firstGone !== undefined) {
      await dropBlocks(transaction, firstGone)
      for (const { followed, isReplaced } of writings)
        if (isReplaced) await followed.source.rollBack(transaction, firstGone)
    }
    for (const { followed, write, to } of writings) {
      await write(transaction)
      const { hash, timestamp } = headerOf(to)
      await saveCursor(transaction, { source: followed.source.name, block: to, hash, timestamp })
    }
    for (const branch of branches) await settle(transaction, branch)
    await addBlocks(
      transaction,
      [...kept].map((block) => ({ block, hash: headerOf(block).hash })),
    )
  })
}

async function settle(transaction: Database, { source, trunk }: FollowedBranch): Promise<void> {
  const [own, other] = [await readCursor(transaction, source.name), await readCursor(transaction, trunk.name)]
  const isLevel = own !== undefined && own.block === other?.block
  if (!(await source.settle(transaction, isLevel))) await dropCursor(transaction, source.name)
}
