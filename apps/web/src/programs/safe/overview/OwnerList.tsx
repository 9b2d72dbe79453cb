import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useOwner } from '../workspace/useOwner.ts'

type OwnerListProps = {
  owners: readonly Address[]
  /** What can be done with one, behind its address. */
  actions?: ((owner: Address) => ReactNode) | undefined
}

/** Owners are keys; that of the connected wallet is gold. */
export function OwnerList({ owners, actions }: OwnerListProps) {
  const you = useOwner()
  return (
    <ul className="safe-owners">
      {owners.map((owner, index) => (
        <li key={owner}>
          <Icon name={owner === you ? 'key' : 'key-gray'} />
          <SafeAddress address={owner} of={`owner ${index + 1}`} />
          {owner === you && <strong>you</strong>}
          {actions?.(owner)}
        </li>
      ))}
    </ul>
  )
}
