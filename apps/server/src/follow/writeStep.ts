import type { Database } from '../store/openStore.ts'
import type { BlockHeader } from './blockHeader.ts'
import { logKey } from './chainLog.ts'
import type { Place } from './findPlace.ts'
import { addBlocks, dropBlocks, saveCursor } from './followTables.ts'
import type { Reading } from './readPlan.ts'

export type WriteStepParameters = {
  db: Database
  fence: (transaction: Database) => Promise<void>
  place: Place
  readings: readonly Reading[]
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
  readings,
  headers,
  kept,
}: WriteStepParameters): Promise<void> {
  const firstGone = newest === ancestor ? undefined : (ancestor?.block ?? -1) + 1
  const headerOf = (block: number) => {
    const header = headers.get(block)
    if (!header) throw new Error(`The header of block ${block} was not read.`)
    return header
  }
  return db.transaction().execute(async (transaction) => {
    await fence(transaction)
    if (firstGone !== undefined) await dropBlocks(transaction, firstGone)
    for (const { followed, isReplaced, logs, to } of readings) {
      const { source, storedLogs } = followed
      if (isReplaced && firstGone !== undefined) await source.rollBack(transaction, firstGone)
      const isNew = (log: (typeof logs)[number]) => firstGone !== undefined || !storedLogs.has(logKey(log))
      const fresh = logs.filter(isNew).map((log) => ({ ...log, timestamp: headerOf(log.block).timestamp }))
      if (fresh.length > 0) await source.apply(transaction, fresh)
      const { hash, timestamp } = headerOf(to)
      await saveCursor(transaction, { source: source.name, block: to, hash, timestamp })
    }
    await addBlocks(
      transaction,
      [...kept].map((block) => ({ block, hash: headerOf(block).hash })),
    )
  })
}
