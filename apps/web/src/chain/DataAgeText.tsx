import { type BlockTime, dataAge, dataAgeText } from './dataAge.ts'
import { pageClock } from './serverClock.ts'
import { useEverySecond } from './useEverySecond.ts'

/** Which block, and how old: it alone is drawn every second, and not what it stands in. */
export function DataAgeText({ of }: { of: BlockTime }) {
  return useEverySecond(() => dataAgeText(dataAge(of, pageClock.now())))
}
