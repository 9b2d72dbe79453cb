import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import { MenuButton } from '@love/ui98/MenuButton'
import type { MenuEntry } from '@love/ui98/menuEntry'
import { useState } from 'react'
import type { Address } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { ownedSafesQuery } from '../../../wallet/safe/gateway/ownedSafesQuery.ts'
import { allOverviewsQuery } from '../gateway/allOverviewsQuery.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { recentSafes } from '../home/recentSafes.ts'
import { safeGroups } from '../home/safeGroups.ts'
import { watchedSafes } from '../home/watchedSafes.ts'
import { safePath } from '../safePlace.ts'
import { useOwner } from './useOwner.ts'

/** From one Safe to another: the menu scrolls, and typing finds a name. Nothing is asked before it opens. */
export function SafeSwitch({ safe }: { safe: Address }) {
  const { navigate } = useProgramWindow()
  const owner = useOwner()
  const nameOf = useNames()
  const [isOpen, setOpen] = useState(false)
  const { data: owning } = useGatewayReading(ownedSafesQuery(isOpen ? owner : undefined))
  const groups = safeGroups({
    owned: owning?.safes ?? [],
    inside: [],
    watched: useStore(watchedSafes),
    planned: [],
    recent: useStore(recentSafes),
  })
  const others = Object.values(groups)
    .flat()
    .filter((other) => other !== safe)
  const { data: overviews } = useGatewayReading(allOverviewsQuery(isOpen ? others : [], owner))
  const isReading = owner !== undefined && !owning
  const go = (to: string) => ({
    href: to,
    onSelect: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault()
      navigate(to)
    },
  })
  const entries: readonly MenuEntry[] = [
    // Before the list, which may be long.
    { id: 'all', label: 'All Safes', ...go('/safe') },
    { kind: 'separator' },
    ...mostUrgent(others, overviews?.found ?? []).map((other) => ({
      id: other,
      icon: 'safe' as const,
      ...wordsOf(other, nameOf(other), overviews?.found),
      ...go(safePath(other)),
    })),
    ...(others.length === 0
      ? [{ id: 'none', label: isReading ? 'Loading your Safes…' : 'No other Safes', disabled: true }]
      : []),
  ]
  return (
    <MenuButton compact className="safe-switch" entries={entries} onOpenChange={setOpen}>
      Switch Safe <span className="glyph glyph-down" />
    </MenuButton>
  )
}

/** Where something waits for you first; otherwise as they are listed. */
export function mostUrgent(
  safes: readonly Address[],
  overviews: readonly SafeOverview[],
): readonly Address[] {
  const waiting = new Map(
    overviews.map(({ address, awaitingConfirmation }) => [address.value, awaitingConfirmation ?? 0]),
  )
  return safes.toSorted((one, other) => (waiting.get(other) ?? 0) - (waiting.get(one) ?? 0))
}

/** A name is cut before it makes the menu wider than a phone. */
const longestName = 16

/** What waits for you is part of the label: a phone has no room for the other column. */
function wordsOf(safe: Address, name: string | undefined, overviews: readonly SafeOverview[] | undefined) {
  const { queued, awaitingConfirmation } = overviews?.find(({ address }) => address.value === safe) ?? {}
  const called = name ? `${cleanText(name, longestName)} ${shortAddress(safe)}` : shortAddress(safe)
  return {
    label: awaitingConfirmation ? `${called}: ${awaitingConfirmation} to sign` : called,
    shortcut: queued === undefined ? '…' : queued === 0 ? 'empty' : `${queued} queued`,
  }
}
