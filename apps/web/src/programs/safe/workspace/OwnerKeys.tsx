import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { useWho } from '../known/useWho.ts'

type OwnerKeysProps = {
  owners: readonly Address[]
  /** Whose keys are gold; without it nothing is asked of anybody, and all are. */
  signed?: readonly Address[] | undefined
}

/** More would not fit beside each other; the words beside them have all of it. */
const mostKeys = 12

/** The keys on the handle of the briefcase: gold for who has signed, grey for who has not. */
export function OwnerKeys({ owners, signed }: OwnerKeysProps) {
  const { who } = useWho()
  return (
    <span className="safe-keys">
      {owners.slice(0, mostKeys).map((owner) => {
        const isGold = signed === undefined || signed.includes(owner)
        const state = signed === undefined ? 'owner' : isGold ? 'signed' : 'has not signed'
        return (
          <span key={owner} title={`${who(owner)}: ${state}`}>
            <Icon name={isGold ? 'key' : 'key-gray'} label={`${who(owner)}: ${state}`} />
          </span>
        )
      })}
      {owners.length > mostKeys && <span>+{owners.length - mostKeys}</span>}
    </span>
  )
}
