import type { Owner } from '../../activity/owner.ts'
import { stringifyBigints } from '../../chain/bigintJson.ts'
import type { Stored } from '../../storage/createStored.ts'
import { parseUnfinished } from './parseUnfinished.ts'
import { isTooOld, type UnfinishedRun, unfinishedKey } from './unfinishedRun.ts'

/** More at a time nobody has; the oldest go first. */
const mostRuns = 5

export type UnfinishedStore = {
  /** Newest first. Storage decides, whichever tab wrote it. */
  readonly list: (owner: Owner) => readonly UnfinishedRun[]
  /** A move with the same id gives way. */
  readonly keep: (owner: Owner, unfinished: UnfinishedRun) => void
  readonly forget: (owner: Owner, id: string) => void
  /** Told of changes by this tab and all others. */
  readonly subscribe: (owner: Owner, listener: () => void) => () => void
}

type UnfinishedStoreDeps = {
  readonly stored: Stored
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export function createUnfinishedStore({ stored, now }: UnfinishedStoreDeps): UnfinishedStore {
  const listeners = new Set<() => void>()

  function list(owner: Owner): readonly UnfinishedRun[] {
    const all = parseUnfinished(stored.readStored(unfinishedKey(owner)), owner)
    return all.filter((one) => !isTooOld(one, now()))
  }

  function write(owner: Owner, runs: readonly UnfinishedRun[]) {
    const key = unfinishedKey(owner)
    if (runs.length > 0) stored.writeStored(key, stringifyBigints(runs.slice(0, mostRuns)))
    else if (stored.readStored(key) !== null) stored.removeStored(key)
    for (const listener of [...listeners]) listener()
  }

  return {
    list,
    keep: (owner, unfinished) =>
      write(owner, [unfinished, ...list(owner).filter(({ id }) => id !== unfinished.id)]),
    forget: (owner, id) =>
      write(
        owner,
        list(owner).filter((one) => one.id !== id),
      ),
    subscribe(owner, listener) {
      listeners.add(listener)
      const stop = stored.onStoredChange(unfinishedKey(owner), listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
