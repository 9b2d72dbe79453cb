import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { OwnerMark } from '../nested/OwnerMark.tsx'
import { useOwnerTree } from '../nested/useOwnerTree.ts'
import { useOwner } from '../workspace/useOwner.ts'

type OwnerListProps = {
  safe: Address
  owners: readonly Address[]
  /** What can be done with one, behind its address. */
  actions?: ((owner: Address) => ReactNode) | undefined
}

/** Owners are keys, and that of the connected wallet is gold, or Safes with owners of their own. */
export function OwnerList({ safe, owners, actions }: OwnerListProps) {
  const you = useOwner()
  const { data: nodes } = useOwnerTree(safe, owners)
  return (
    <ul className="safe-owners">
      {owners.map((owner, index) => {
        const node = nodes?.find(({ address }) => address === owner)
        return (
          <li key={owner}>
            <Icon name={owner === you ? 'key' : node?.kind === 'safe' ? 'safe' : 'key-gray'} />
            <SafeAddress address={owner} of={`owner ${index + 1}`} />
            {owner === you && <strong>you</strong>}
            {actions?.(owner)}
            <OwnerMark node={node} />
          </li>
        )
      })}
    </ul>
  )
}
