import './nested.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { OwnerNode, SafeNode } from '@love/safe/nested/ownerTree'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { safePath } from '../safePlace.ts'
import { ApprovalStep, type Confirmed } from './ApprovalStep.tsx'
import { OwnerMark } from './OwnerMark.tsx'
import { useExecutedApproval } from './useApprovals.ts'

type OwnerSafesBoxProps = Confirmed & {
  nodes: readonly OwnerNode[]
  /** Who counts as having signed. */
  signers: readonly Address[]
  /** Whose confirmations the service lists; it may not have heard of all yet. */
  heard: readonly Address[]
  /** No more signatures are needed. */
  isEnough: boolean
}

/** Owners that are contracts: how each Safe among them confirms, step by step, and who must find another way. */
export function OwnerSafesBox({ nodes, signers, heard, isEnough, ...confirmed }: OwnerSafesBoxProps) {
  return (
    <GroupBox legend="Owner Safes">
      <ul className="nested-steps">
        {nodes.map((node) =>
          node.kind === 'safe' && !isEnough && !isListedAddress(signers, node.address) ? (
            <ApprovalStep key={node.address} way={[node]} {...confirmed} />
          ) : (
            <li key={node.address}>
              <span className="nested-head">
                <Icon name={node.kind === 'safe' ? 'safe' : 'key-gray'} />
                <SafeAddress address={node.address} of={`the owner ${shortAddress(node.address)}`} />
              </span>
              {node.kind !== 'safe' ? (
                <p>
                  <OwnerMark node={node} />
                </p>
              ) : isListedAddress(signers, node.address) ? (
                <HasConfirmed node={node} isHeard={isListedAddress(heard, node.address)} {...confirmed} />
              ) : (
                <p className="muted-text">Has not confirmed; enough other owners have.</p>
              )}
            </li>
          ),
        )}
      </ul>
    </GroupBox>
  )
}

type HasConfirmedProps = Confirmed & { node: SafeNode; isHeard: boolean }

function HasConfirmed({ node, isHeard, child, hash }: HasConfirmedProps) {
  const id = useExecutedApproval(node, { by: node.address, child, hash }, { isOn: isHeard })
  return (
    <p>
      Has confirmed.
      {id && (
        <>
          {' '}
          <ProgramLink to={safePath(node.address, 'history', new URLSearchParams({ tx: id }))}>
            Executed in Safe {shortAddress(node.address)}
          </ProgramLink>
        </>
      )}
    </p>
  )
}
