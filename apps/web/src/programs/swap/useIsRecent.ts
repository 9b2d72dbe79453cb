import { useChain } from '../../chain/chainContext.ts'
import { type BlockTime, dataAge } from '../../chain/dataAge.ts'
import { useEverySecond } from '../../chain/useEverySecond.ts'

/** What is older is not sent. */
const recentSeconds = 30

export function useIsRecent(data: BlockTime | undefined): boolean {
  const { clock } = useChain()
  return useEverySecond(() => data !== undefined && dataAge(data, clock.now()).seconds <= recentSeconds)
}
