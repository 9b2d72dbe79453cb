import { isAddressEqual } from 'viem'
import type { Owner } from '../../activity/owner.ts'
import { parseBigints, stringifyBigints } from '../../storage/bigintJson.ts'
import { type BrowserStorage, browserStorage } from '../../storage/storage.ts'
import { storedBy } from '../../storage/storedBy.ts'
import { isTooOld, type UnfinishedRun, unfinishedKey } from './unfinishedRun.ts'
import { unfinishedSchema } from './unfinishedSchema.ts'

/** More at a time nobody has; the oldest go first. */
const mostRuns = 5

export type UnfinishedStore = {
  /** Newest first. */
  readonly list: (owner: Owner) => readonly UnfinishedRun[]
  /** A move with the same id gives way. */
  readonly keep: (owner: Owner, unfinished: UnfinishedRun) => void
  readonly forget: (owner: Owner, id: string) => void
  readonly subscribe: (owner: Owner, listener: () => void) => () => void
}

/** `now`: milliseconds since 1970. */
export function createUnfinishedStore(storage: BrowserStorage, now: () => number): UnfinishedStore {
  const runsOf = storedBy(unfinishedKey, unfinishedSchema, {
    storage,
    parse: parseBigints,
    write: (runs) => (runs.length > 0 ? stringifyBigints(runs.slice(0, mostRuns)) : null),
  })
  const usable = (runs: readonly UnfinishedRun[], owner: Owner) =>
    runs.filter((one) => isOf(one, owner) && !isTooOld(one, now()))
  return {
    subscribe: (owner, listener) => runsOf(owner).subscribe(listener),
    list: (owner) => usable(runsOf(owner).get(), owner),
    keep: (owner, unfinished) =>
      runsOf(owner).update((runs) => [
        unfinished,
        ...usable(runs, owner).filter(({ id }) => id !== unfinished.id),
      ]),
    forget: (owner, forgotten) =>
      runsOf(owner).update((runs) => usable(runs, owner).filter(({ id }) => id !== forgotten)),
  }
}

/** A key can be written by hand. */
function isOf({ run: { intent } }: UnfinishedRun, owner: Owner): boolean {
  return isAddressEqual(intent.account, owner.address) && intent.chainId === owner.chainId
}

/** The one of this page. */
export const unfinishedStore = createUnfinishedStore(browserStorage, Date.now)
