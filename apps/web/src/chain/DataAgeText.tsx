import { useChain } from './chainContext.ts'
import { type BlockTime, dataAge, dataAgeText } from './dataAge.ts'
import { useEverySecond } from './useEverySecond.ts'

/** Which block, and how old: it alone is drawn every second, and not what it stands in. */
export function DataAgeText({ of }: { of: BlockTime }) {
  const { clock } = useChain()
  return useEverySecond(() => dataAgeText(dataAge(of, clock.now())))
}
