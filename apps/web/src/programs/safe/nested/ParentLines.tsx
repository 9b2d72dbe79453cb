import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Approval } from '@love/safe/nested/approvals'
import type { SafeNode } from '@love/safe/nested/ownerTree'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { Address, Hash } from 'viem'
import { countedEntry, useCounted } from '../queue/useCounted.ts'
import { type FoundApproval, useApprovals } from './useApprovals.ts'
import { useOwnerTree } from './useOwnerTree.ts'

type ParentLinesProps = {
  safe: Address
  hash: Hash
  owners: readonly Address[]
  /** Who has not signed. */
  missing: readonly Address[]
}

/** For a row of the queue: how far the owners that are Safes have come with it. */
export function ParentLines({ safe, hash, owners, missing }: ParentLinesProps) {
  const { data: nodes = [] } = useOwnerTree(safe, owners)
  return nodes
    .filter((node) => node.kind === 'safe')
    .filter(({ address }) => isListedAddress(missing, address))
    .map((parent) => (
      <Proposals key={parent.address} parent={parent} approval={{ by: parent.address, child: safe, hash }} />
    ))
}

function Proposals({ parent, approval }: { parent: SafeNode; approval: Approval }) {
  const { found = [] } = useApprovals(parent, approval)
  return found.map((one) => <Proposal key={one.hashes.hash} parent={parent} found={one} />)
}

function Proposal({ parent: { address }, found }: { parent: SafeNode; found: FoundApproval }) {
  const { info } = countedEntry(found.entry, useCounted(address, found))
  return (
    <span className="muted-text safe-line safe-missing">
      proposed in Safe {shortAddress(address)}: {info.confirmationsSubmitted} of {info.confirmationsRequired}{' '}
      signed
    </span>
  )
}
