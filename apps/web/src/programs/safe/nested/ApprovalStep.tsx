import { shortAddress } from '@love/protocol/format/shortAddress'
import { approvalCall } from '@love/safe/nested/approvals'
import type { OwnerWay } from '@love/safe/nested/ownerTree'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import type { Address, Hash } from 'viem'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useOwner } from '../workspace/useOwner.ts'
import { ParentProposal } from './ParentProposal.tsx'
import { useApprovals, useApproved } from './useApprovals.ts'
import { topOf, whoConfirms } from './whoConfirms.ts'

export type Confirmed = {
  /** The Safe in which it waits. */
  readonly child: Address
  readonly hash: Hash
  readonly nonce: number
}

type ApprovalStepProps = Confirmed & {
  /** The owner that has not confirmed; then those that would execute for it. */
  way: OwnerWay
}

/** How an owner that is a Safe comes to confirm: what its queue has, or the button that puts it there. */
export function ApprovalStep({ way, ...confirmed }: ApprovalStepProps) {
  const top = topOf(way)
  return (
    <li>
      <span className="nested-head">
        <Icon name="safe" />
        <SafeAddress address={top.address} of={`the owner Safe ${shortAddress(top.address)}`} />
      </span>
      <State way={way} {...confirmed} />
    </li>
  )
}

function State({ way, ...confirmed }: ApprovalStepProps): ReactNode {
  const { child, hash } = confirmed
  const approval = { by: way[0].address, child, hash }
  const { found, failureReason } = useApprovals(topOf(way), approval)
  const isApproved = useApproved(approval, found)
  if (isApproved) return <p>Approved on-chain. It is counted here in a few seconds.</p>
  if (!found && failureReason)
    return <p className="error-text">Its queue could not be loaded. {gatewayErrorText(failureReason)}</p>
  if (!found || isApproved === undefined) return <p className="muted-text">Checking its queue…</p>
  if (found.length === 0) return <NotProposed way={way} {...confirmed} />
  return found.map((one) => (
    <ParentProposal
      key={one.hashes.hash}
      parent={topOf(way)}
      found={one}
      above={(owner, { hashes, tx }) => (
        <ApprovalStep
          key={owner.address}
          way={[owner]}
          child={topOf(way).address}
          hash={hashes.hash}
          nonce={Number(tx.nonce)}
        />
      )}
    />
  ))
}

function NotProposed({ way, ...confirmed }: ApprovalStepProps) {
  const { child, hash, nonce } = confirmed
  const who = whoConfirms(way, useOwner())
  const top = topOf(way)
  const circular = top.owners.find(({ kind }) => kind === 'circle')
  const [first, ...more] = way

  function confirm() {
    void requestSafeReview({
      kind: 'propose',
      safe: top.address,
      title: `Confirm nonce ${nonce} of Safe ${shortAddress(child)}`,
      calls: [approvalCall({ way: [first.address, ...more.map(({ address }) => address)], child, hash })],
    })
  }

  return (
    <>
      {circular && (
        <p className="error-text">
          Circular ownership: its owner {shortAddress(circular.address)} is owned by this Safe in turn and
          cannot confirm for it.
        </p>
      )}
      {who.kind === 'you' ? (
        <div className="button-row">
          <Button icon="key" onClick={confirm}>
            Confirm through {shortAddress(top.address)}…
          </Button>
        </div>
      ) : who.kind === 'above' ? (
        <>
          <p>
            One signature is enough here, so each owner Safe can confirm through it directly. That uses its
            next nonce.
          </p>
          <ul className="nested-steps" aria-label={`Owner Safes of ${shortAddress(top.address)}`}>
            {who.owners.map((owner) => (
              <ApprovalStep key={owner.address} way={[...way, owner]} {...confirmed} />
            ))}
          </ul>
        </>
      ) : (
        <p className="muted-text">{who.words}</p>
      )}
    </>
  )
}
