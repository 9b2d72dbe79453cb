import type { Database } from '../store/openStore.ts'
import type { BlockHeader, Read } from './chain.ts'
import type { ChainLog } from './chainLog.ts'
import type { LogFilter } from './logQuestion.ts'

export type TimedLog = ChainLog & {
  /** Seconds since 1970, of its block. */
  readonly timestamp: number
}

/** Within a transaction. */
export type SourceWrite = (transaction: Database) => Promise<void>

/**
 * Somebody who keeps what certain contracts tell. Each has a cursor of its own, so that one may read its past while
 * another is at the newest block.
 */
export type FollowSource = {
  /** Names the cursor in the database, so it never changes once released. */
  readonly name: string
  /** Where to begin while nothing is stored. */
  firstBlock(head: BlockHeader): Promise<number>
  /** Asked anew before every step, as what is asked for may become more. */
  filter(db: Database): Promise<LogFilter | readonly LogFilter[]>
  /** Forgets everything from that block on: it is not part of the chain any more. */
  rollBack(transaction: Database, fromBlock: number): Promise<void>
  /** Others that read the past of something for this one. Asked before every step. */
  branches?(place: BranchPlace): Promise<BranchesToRead>
} & StoresLogs

/**
 * Stores what is new, in the order of the chain: all logs from the first block on that has something new. A log may
 * come again, and one that a node had left out may come late: an event is known by its block and its place there.
 */
type StoresLogs =
  | { apply(transaction: Database, logs: readonly TimedLog[]): Promise<void> }
  /** The same for those who need more of the chain: they read it first, and nobody waits for the database meanwhile. */
  | { prepare(read: Read, logs: readonly TimedLog[]): Promise<SourceWrite> }

/** Reads the past of something until it has come as far as another source, which then goes on with both. */
export type FollowBranch = FollowSource & {
  /**
   * After every step. With `isLevel` both have read up to the same block, so that the other one may take over from
   * the next block on. Returns whether this one still goes on by itself.
   */
  settle(transaction: Database, isLevel: boolean): Promise<boolean>
}

type BranchesToRead = {
  readonly branches: readonly FollowBranch[]
  /** Whether others may be waiting for their turn: the next step then follows at once. */
  readonly hasMore: boolean
}

export type BranchPlace = {
  /** From nodes that have `head`. */
  read: Read
  head: BlockHeader
  /** The last block that the source itself has read; undefined before the first, or while that is replaced. */
  cursor: number | undefined
  db: Database
  /** Only while this server may. */
  write: (work: SourceWrite) => Promise<void>
}
