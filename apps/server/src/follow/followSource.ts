import type { Database } from '../store/openStore.ts'
import type { BlockHeader } from './blockHeader.ts'
import type { ChainLog } from './chainLog.ts'
import type { LogFilter } from './logQuestion.ts'

export type TimedLog = ChainLog & {
  /** Seconds since 1970, of its block. */
  readonly timestamp: number
}

/**
 * Somebody who keeps what certain contracts tell. Each has a cursor of its own, so that one may read its past while
 * another is at the newest block.
 */
export type FollowSource = {
  /** Names the cursor in the database, so it never changes once released. */
  readonly name: string
  /** Where to begin while nothing is stored. */
  firstBlock(head: BlockHeader): Promise<number>
  /** Asked anew before every step, as the addresses may become more. */
  filter(): Promise<LogFilter>
  /**
   * Stores what is new, in the order of the chain. A log may come again, and one that a node had left out may come
   * late: an event is known by its block and its place there.
   */
  apply(transaction: Database, logs: readonly TimedLog[]): Promise<void>
  /** Forgets everything from that block on: it is not part of the chain any more. */
  rollBack(transaction: Database, fromBlock: number): Promise<void>
}
