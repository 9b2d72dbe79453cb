import { shortAddress } from '@love/protocol/format/shortAddress'
import { callTree } from '@love/safe/decode/callTree'
import type { SafeNode } from '@love/safe/nested/ownerTree'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { Button } from '@love/ui98/Button'
import type { ReactNode } from 'react'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { callWords } from '../calls/callWords.ts'
import { contractBook } from '../known/contractBook.ts'
import { useWho } from '../known/useWho.ts'
import { queueReasons } from '../queue/queueReasons.ts'
import { statusWords } from '../queue/statusWords.ts'
import { countedEntry, useCounted } from '../queue/useCounted.ts'
import { useQueueActions } from '../queue/useQueueActions.ts'
import { safePath } from '../safePlace.ts'
import { useActing } from '../workspace/useActing.ts'
import type { FoundApproval } from './useApprovals.ts'

type ParentProposalProps = {
  parent: SafeNode
  found: FoundApproval
  /** The way on for each of its owners that is a Safe and has not signed. */
  above: (owner: SafeNode, proposal: FoundApproval) => ReactNode
}

/** A proposal in the queue of an owner Safe: how far it is, and what you can do with it from here. */
export function ParentProposal({ parent, found, above }: ParentProposalProps) {
  const { address: safe } = parent
  const { entry: told, details, tx, hashes } = found
  const { nameOf } = useWho()
  const acting = useActing(parent.owners.map(({ address: value }) => ({ value })))
  const counted = useCounted(safe, { details, hashes })
  const { facts, signers = [] } = counted
  const entry = countedEntry(told, counted)
  const reasons = queueReasons({
    safe,
    tx,
    details,
    acting,
    signers: counted.signers,
    owners: facts?.owners ?? parent.owners.map(({ address }) => address),
    threshold: facts?.threshold ?? parent.threshold,
    safeNonce: Number(facts?.nonce ?? tx.nonce),
  })
  const title = callWords(callTree(tx, { book: contractBook() }), { safe, nameOf, isExact: true })
  const actions = useQueueActions({ safe, nonce: tx.nonce, details, title })
  const { confirmationsSubmitted: signed, confirmationsRequired: required } = entry.info
  const open = signed < required ? parent.owners : []
  const others = open.filter(
    (owner): owner is SafeNode => owner.kind === 'safe' && !isListedAddress(signers, owner.address),
  )
  return (
    <>
      <p>
        <ProgramLink to={safePath(safe, 'queue', new URLSearchParams({ tx: entry.summary.id }))}>
          Proposed in Safe {shortAddress(safe)}, nonce {entry.info.nonce}
        </ProgramLink>
        : {signed} of {required} signed. {statusWords(entry, Number(facts?.nonce ?? tx.nonce))}.
      </p>
      {(!reasons.confirm || !reasons.execute) && (
        <div className="button-row">
          {!reasons.confirm && (
            <Button icon="key" onClick={actions.confirm}>
              Confirm proposal {entry.info.nonce}…
            </Button>
          )}
          {!reasons.execute && (
            <Button icon="printer" onClick={actions.execute}>
              Execute proposal {entry.info.nonce}…
            </Button>
          )}
        </div>
      )}
      {others.length > 0 && (
        <ul className="nested-steps" aria-label={`Owner Safes of ${shortAddress(safe)}`}>
          {others.map((owner) => above(owner, found))}
        </ul>
      )}
    </>
  )
}
