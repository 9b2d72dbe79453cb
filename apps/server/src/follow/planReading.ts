import type { Database } from '../store/openStore.ts'
import type { RangeSize } from './createRangeSize.ts'
import type { FollowPlace } from './findPlace.ts'
import type { FollowBranch, FollowSource } from './followSource.ts'
import { readCursor } from './followTables.ts'

/** A source, and what is known about following it. */
export type Followed = {
  source: FollowSource
  size: RangeSize
  /** Those of its last blocks that are stored, by key. */
  storedLogs: ReadonlySet<string>
  /** Those that read the past for it, by name. */
  branches: ReadonlyMap<string, FollowedBranch>
}

export type FollowedBranch = Followed & { source: FollowBranch; trunk: FollowSource }

export type ReadingPlan = {
  followed: Followed
  /** The first block that is new. */
  from: number
  to: number
  /** How many blocks before that are read again. */
  overlap: number
  /** Whether what is stored goes beyond what the chain and the store have in common. */
  isReplaced: boolean
}

/** A node may have been a little behind itself when it spoke of its newest blocks. */
export const OVERLAP = 2
/** Reading the past does not keep the newest blocks waiting for long, not even on a node that takes few blocks at once. */
const QUESTIONS_A_BRANCH = 40

/** What is next for a source; undefined when it has read everything. */
export async function planReading(
  db: Database,
  followed: Followed,
  { head, ancestor }: FollowPlace,
  stepBlocks: number,
): Promise<ReadingPlan | undefined> {
  const { source, size } = followed
  const cursor = await readCursor(db, source.name)
  // Of a chain that has only its beginning in common with the store nothing is kept.
  const isFirst = !cursor || !ancestor || (ancestor.block === 0 && cursor.block > 0)
  const from = isFirst ? await source.firstBlock(head) : Math.min(cursor.block, ancestor.block) + 1
  if (from > head.number) return undefined
  const most = 'trunk' in followed ? Math.min(stepBlocks, QUESTIONS_A_BRANCH * size.blocks()) : stepBlocks
  return {
    followed,
    from,
    to: Math.min(head.number, from + most - 1),
    overlap: isFirst ? 0 : Math.min(OVERLAP, from),
    isReplaced: cursor !== undefined && cursor.block > (ancestor?.block ?? -1),
  }
}
