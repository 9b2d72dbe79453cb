import type { TimedLog } from '../../follow/followSource.ts'
import type { LogFilter } from '../../follow/logQuestion.ts'
import {
  addressTopic,
  decodeTransfers,
  multiTokenTopics,
  type TokenTransfer,
  transferTopic,
} from './readTransfers.ts'
import { decodeSafeEvent, type SafeEvent } from './safeEvent.ts'
import { safeTopics } from './safeEvents.ts'

/** A log, and what it means. */
export type Told<T> = { log: TimedLog; told: T }

/** Everything about one Safe in one transaction, in order. */
export type SafeGroup = {
  safe: string
  transactionHash: string
  events: Told<SafeEvent>[]
  /** `part`: its place among those of one event. */
  transfers: Told<TokenTransfer & { part: number }>[]
}

/** Of those Safes only, in the order of the chain. */
export function groupBySafe(logs: readonly TimedLog[], safes: ReadonlySet<string>): SafeGroup[] {
  const groups = new Map<string, SafeGroup>()
  const groupOf = (safe: string, { transactionHash }: TimedLog): SafeGroup => {
    const key = `${safe} ${transactionHash}`
    const group = groups.get(key) ?? { safe, transactionHash, events: [], transfers: [] }
    groups.set(key, group)
    return group
  }
  for (const log of logs) {
    const event = safes.has(log.address) ? decodeSafeEvent(log) : undefined
    if (event) groupOf(log.address, log).events.push({ log, told: event })
    for (const [part, transfer] of decodeTransfers(log).entries())
      for (const side of new Set([transfer.from, transfer.to]))
        if (safes.has(side)) groupOf(side, log).transfers.push({ log, told: { ...transfer, part } })
  }
  return [...groups.values()]
}

/** Where a row stands. */
export function placeOf(safe: string, { block, logIndex, timestamp, transactionHash }: TimedLog) {
  return { safe, block, log_index: logIndex, timestamp, transaction_hash: transactionHash }
}

/** Names a row for people outside: the same as long as its block is part of the chain. */
export function eventId({ transactionHash, logIndex }: TimedLog, part?: number): string {
  return [transactionHash, logIndex, ...(part === undefined ? [] : [part])].join('-')
}

/** What Safes tell, and what tokens tell of them. */
export function safeFilters(safes: readonly string[]): LogFilter[] {
  const words = safes.map(addressTopic)
  const moves = { addresses: 'any', isUntrusted: true } as const
  return [
    { addresses: safes, topics: safeTopics, isUntrusted: true },
    { ...moves, topics: [transferTopic], about: { place: 1, words } },
    // Receivers of the ones, and senders of the others.
    { ...moves, topics: [transferTopic, ...multiTokenTopics], about: { place: 2, words } },
    { ...moves, topics: multiTokenTopics, about: { place: 3, words } },
  ]
}
