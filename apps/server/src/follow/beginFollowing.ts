import { createRangeSize } from './createRangeSize.ts'
import type { Followed } from './planReading.ts'

/** A source of which nothing is known but what is stored. */
export function beginFollowing<Source extends Followed['source']>(
  source: Source,
): Followed & { source: Source } {
  return { source, size: createRangeSize(), storedLogs: new Set(), branches: new Map() }
}
