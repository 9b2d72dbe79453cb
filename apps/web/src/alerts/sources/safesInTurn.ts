import type { Address } from 'viem'
import { hiddenMs } from '../look.ts'

/** Anybody can make Safes that name an owner: no look asks about more. */
const mostSafes = 10

/** Those of somebody with many take turns, from minute to minute. */
export function safesInTurn(safes: readonly Address[], nowMs: number): readonly Address[] {
  const rounds = Math.max(1, Math.ceil(safes.length / mostSafes))
  const round = Math.floor(nowMs / hiddenMs) % rounds
  return safes.slice(round * mostSafes, (round + 1) * mostSafes)
}
