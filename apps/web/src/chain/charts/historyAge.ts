import { groupDigits } from '@love/protocol/format/formatNumber'
import type { MarketHead } from '@love/protocol/market/marketReplies'
import { type BlockTime, dataAge, dataAgeText, isStale } from '../dataAge.ts'

export function isOldHistory(head: MarketHead, nowMs: number): boolean {
  return isStale(dataAge(timeOf(head), nowMs))
}

/** At the end of a chart's caption. */
export function historyNote(head: MarketHead, nowMs: number, isOld: boolean): string {
  return isOld
    ? `out of date: ${dataAgeText(dataAge(timeOf(head), nowMs))}`
    : `up to block ${groupDigits(BigInt(head.block))}`
}

function timeOf({ block, timestamp }: MarketHead): BlockTime {
  return { block: BigInt(block), timestamp: BigInt(timestamp) }
}
