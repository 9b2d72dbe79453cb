import { GroupBox } from '@love/ui98/GroupBox'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { parseRecentSafes, readRecentText } from './recentSafes.ts'
import { SafeList } from './SafeList.tsx'

const never = () => () => undefined

/** What was opened before; nothing on the first visit. A prerendered page knows of none. */
export function RecentSafes({ owner }: { owner: Address | undefined }) {
  const text = useSyncExternalStore(never, readRecentText, () => null)
  const safes = parseRecentSafes(text)
  if (safes.length === 0) return null
  return (
    <GroupBox legend="Opened recently">
      <SafeList caption="Recently opened Safes" safes={safes} owner={owner} empty="None." />
    </GroupBox>
  )
}
