import './nested.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { hasCircle, type OwnerNode, type SafeNode } from '@love/safe/nested/ownerTree'
import { Icon } from '@love/ui98/Icon'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { safePath } from '../safePlace.ts'
import { useOwner } from '../workspace/useOwner.ts'

/** Behind the address of an owner that is no key: what it is, by its code, and who stands behind it. */
export function OwnerMark({ node }: { node: OwnerNode | undefined }) {
  switch (node?.kind) {
    case 'safe':
      return <SafeMark node={node} />
    case 'contract':
      return node.isProxy ? (
        <span className="error-text">unverified Safe: {node.why}</span>
      ) : (
        <span className="error-text">a contract, not a Safe</span>
      )
    case 'circle':
      return <span className="error-text">circular ownership: it stands above itself</span>
    case 'unread':
      return <span className="muted-text">not followed further</span>
    default:
      return null
  }
}

function SafeMark({ node }: { node: SafeNode }) {
  const { address, version, threshold, owners } = node
  const you = useOwner()
  return (
    <>
      <span className="safe-mark">Safe {version}</span>
      <ProgramLink className="nested-open" to={safePath(address)}>
        Open Safe {shortAddress(address)}
      </ProgramLink>
      <details className="nested-owners">
        <summary>
          {threshold} of {owners.length} {owners.length === 1 ? 'owner' : 'owners'} must sign
          {hasCircle(node) && <span className="error-text"> · circular ownership</span>}
        </summary>
        <ul className="safe-owners">
          {owners.map((owner, index) => (
            <li key={owner.address}>
              <Icon name={owner.address === you ? 'key' : owner.kind === 'safe' ? 'safe' : 'key-gray'} />
              <SafeAddress
                address={owner.address}
                of={`owner ${index + 1} of Safe ${shortAddress(address)}`}
              />
              {owner.address === you && <strong>you</strong>}
              <OwnerMark node={owner} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
