import type { Transaction } from './transaction.ts'

/** Even what is confirmed is looked at for a while: the chain may still take its block back. */
const afterMinedMs = 5 * 60_000
/** A dropped transaction may be found again as long as its nonce is free; wallets send it again and again. */
const afterDroppedMs = 24 * 3_600_000

export function isWatched({ state }: Transaction, now: number): boolean {
  if (state.status === 'pending') return true
  return now - state.at < (state.detail === 'dropped' ? afterDroppedMs : afterMinedMs)
}
