import type { Database } from '../store/openStore.ts'
import { beginFollowing } from './beginFollowing.ts'
import { anchor, type Read } from './chain.ts'
import type { FollowPlace } from './findPlace.ts'
import { readCursor } from './followTables.ts'
import type { Followed, FollowedBranch } from './planReading.ts'

export type FollowBranchesParameters = {
  db: Database
  read: Read
  place: FollowPlace
  fence: (transaction: Database) => Promise<void>
}

export type FollowedBranches = {
  readonly branches: readonly FollowedBranch[]
  /** Whether one of them may be waiting that could not begin yet. */
  readonly hasMore: boolean
}

/** Those that read the past for a source now. What is known about following them stays from step to step. */
export async function followBranches(
  trunk: Followed,
  { db, read, place: { head, newest, ancestor }, fence }: FollowBranchesParameters,
): Promise<FollowedBranches> {
  const { source } = trunk
  if (!source.branches) return { branches: [], hasMore: false }
  const cursor = newest === ancestor ? await readCursor(db, source.name) : undefined
  const { branches, hasMore } = await source.branches({
    db,
    read: anchor(read, head),
    head,
    cursor: cursor?.block,
    write: (work) =>
      db.transaction().execute(async (transaction) => {
        await fence(transaction)
        await work(transaction)
      }),
  })
  const followed = await Promise.all(
    branches.map(async (branch): Promise<FollowedBranch> => {
      // Without a cursor it is a new one under an old name.
      const isBegun = (await readCursor(db, branch.name)) !== undefined
      const known = isBegun ? trunk.branches.get(branch.name) : undefined
      return { ...(known ?? beginFollowing(branch)), source: branch, trunk: source }
    }),
  )
  trunk.branches = new Map(followed.map((one) => [one.source.name, one]))
  // None can begin before the source itself has.
  return { branches: followed, hasMore: hasMore || cursor === undefined }
}
