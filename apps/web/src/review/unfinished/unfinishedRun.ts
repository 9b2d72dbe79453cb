import type { Owner } from '../../activity/owner.ts'
import type { Run } from '../sending/run.ts'

/** A move of several steps that was begun and not brought to its end. */
export type UnfinishedRun = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly run: Run
}

/** One key an owner, as for transactions. */
export function unfinishedKey({ address, chainId }: Owner): string {
  return `${address}-${chainId}-unfinished`
}

/** Prices and time limits of a move are those of its review: after a day nobody goes on with it. */
const longestMs = 86_400_000

export function isTooOld({ startedAt }: UnfinishedRun, now: number): boolean {
  return now - startedAt > longestMs
}

/** “1 of 3 steps done.” */
export function doneWords({ steps }: Run): string {
  const done = steps.filter(({ state }) => state.status === 'done').length
  return `${done} of ${steps.length} steps done.`
}
