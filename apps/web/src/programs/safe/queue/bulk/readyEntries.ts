import type { QueueEntry } from '../queueLines.ts'

/**
 * What has all its signatures and can be executed one after the other from the next nonce on. Of rivals that are both
 * ready a person has to choose one: there it ends.
 */
export function readyEntries(entries: readonly QueueEntry[], safeNonce: number): readonly QueueEntry[] {
  const ready = entries.filter(
    ({ info }) => info.confirmationsRequired > 0 && info.confirmationsSubmitted >= info.confirmationsRequired,
  )
  const found: QueueEntry[] = []
  for (;;) {
    const candidates = ready.filter(({ info }) => info.nonce === safeNonce + found.length)
    const [only] = candidates
    if (!only || candidates.length > 1) return found
    found.push(only)
  }
}
