import type { LogFilter } from '../../follow/logQuestion.ts'
import { safeTopics } from './safeEvents.ts'
import { addressTopic, transferTopic } from './tokenTransfer.ts'

/** What Safes tell, and what tokens tell of them. */
export function safeFilters(safes: readonly string[]): LogFilter[] {
  const words = safes.map(addressTopic)
  const moves = { addresses: 'any', topics: [transferTopic], isUntrusted: true } as const
  return [
    { addresses: safes, topics: safeTopics, isUntrusted: true },
    { ...moves, about: { place: 1, words } },
    { ...moves, about: { place: 2, words } },
  ]
}
