import { isLocked, withLock } from '../../storage/locks.ts'

const lockOf = (id: string) => `love.run.${id}`

/** While it works here, no other tab goes on with the same move. */
export const withRunLock = (id: string, work: () => Promise<void>): Promise<void> =>
  withLock(lockOf(id), work)

export const isRunningElsewhere = (id: string): Promise<boolean> => isLocked(lockOf(id))
