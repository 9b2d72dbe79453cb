import { isRejection } from '@love/safe/build/safeTxOf'
import { callsOf } from '@love/safe/decode/callTree'
import type { SafeIdentity } from '@love/safe/safeTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useNotes } from '../../../book/notes/noteStore.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { callWords } from '../calls/callWords.ts'
import { useWho } from '../known/useWho.ts'
import { ApprovedTransactions } from '../nested/ApprovedTransactions.tsx'
import { ParentLines } from '../nested/ParentLines.tsx'
import { ProposerNote } from '../notes/ProposerNote.tsx'
import { Rejects } from '../rejects/Rejects.tsx'
import { momentWords } from '../words/timeWords.ts'
import { OwnerKeys } from '../workspace/OwnerKeys.tsx'
import { type QueueEntry, seenOf } from './queueLines.ts'
import { statusWords } from './statusWords.ts'
import { type Checked, useChecked } from './useChecked.ts'
import { type Counted, countedEntry, useCounted } from './useCounted.ts'

/** Only what matches can be acted on. */
type ActionableRow = {
  readonly entry: QueueEntry
  readonly details: NonNullable<Checked['details']>
  readonly verified: Extract<NonNullable<Checked['verified']>, { readonly matches: true }>
  /** What it does, in words. */
  readonly title: string
  readonly counted: Counted
}

export type QueueRowProps = {
  entry: QueueEntry
  identity: SafeIdentity
  safeNonce: number
  owners: readonly Address[]
  onOpen: (id: string) => void
  /** What can be done with it, in the last cell; asked for only while it matches. */
  actions?: ((row: ActionableRow) => ReactNode) | undefined
}

/** A document in the print queue. What it says it does is read from what would be signed. */
export function QueueRow({ entry: told, identity, safeNonce, owners, onOpen, actions }: QueueRowProps) {
  const { summary } = told
  const { who, nameOf } = useWho()
  const checked = useChecked({ identity, id: summary.id, seen: seenOf(told) })
  const { details, verified, tree } = checked
  const hashes = verified?.matches ? verified.hashes : undefined
  const counted = useCounted(identity.safe, { details, hashes })
  const entry = countedEntry(told, counted)
  const { info } = entry
  const missing = info.missingSigners?.map(({ value }) => value) ?? []
  const signed = counted.signers ?? owners.filter((owner) => !missing.includes(owner))
  const names = missing.map(who).join(', ')
  return (
    <tr {...{ role: 'row' }} data-mismatch={verified?.matches === false ? '' : undefined}>
      <th scope="row" {...{ role: 'rowheader' }} data-label="Transaction">
        <button type="button" className="table-action safe-document" onClick={() => onOpen(summary.id)}>
          <Icon name={verified?.matches === false ? 'error' : 'page'} />
          <Document checked={checked} identity={identity} note={summary.note} />
        </button>
        {verified?.matches && isRejection(identity.safe, verified.tx) && (
          <Rejects identity={identity} nonce={verified.tx.nonce} hash={verified.hashes.hash} />
        )}
      </th>
      <td {...{ role: 'cell' }} data-label="Nonce" data-line={2} className="table-end">
        {info.nonce}
      </td>
      <td {...{ role: 'cell' }} data-line={2}>
        {verified?.matches === false ? (
          <strong className="error-text">
            {verified.outdated ? 'Signed before the update' : 'Does not match'}
          </strong>
        ) : (
          statusWords(entry, safeNonce)
        )}
      </td>
      <td {...{ role: 'cell' }} data-label="Signed" data-line={1}>
        {info.confirmationsSubmitted} of {info.confirmationsRequired}
        <OwnerKeys owners={owners} signed={signed} />
        {names && <span className="muted-text safe-line safe-missing">missing: {names}</span>}
        {hashes && missing.length > 0 && (
          <ParentLines safe={identity.safe} hash={hashes.hash} owners={owners} missing={missing} />
        )}
      </td>
      <td {...{ role: 'cell' }} data-label="Calls" className="table-end">
        {tree ? Math.max(1, callsOf(tree).filter(({ calls }) => calls.length === 0).length) : 'n/a'}
      </td>
      <td {...{ role: 'cell' }} data-label="Proposed">
        {momentWords(summary.timestamp)}
      </td>
      {actions && (
        <td {...{ role: 'cell' }} data-label="Actions">
          {details && verified?.matches && tree && (
            <div className="button-row safe-row-actions">
              {actions({
                entry,
                details,
                verified,
                counted,
                title: callWords(tree, { ...identity, nameOf, isExact: true }),
              })}
            </div>
          )}
        </td>
      )}
    </tr>
  )
}

type DocumentProps = { checked: Checked; identity: SafeIdentity; note: string | undefined }

function Document({ checked, identity, note: told }: DocumentProps) {
  const { nameOf } = useWho()
  const noteOf = useNotes()
  const { details, verified, tree, failureReason } = checked
  if (verified?.matches === false)
    return (
      <span>
        {tree && callWords(tree, { ...identity, nameOf })}
        <span className="error-text safe-line">{verified.words}</span>
      </span>
    )
  if (!verified || !tree)
    return <span>{failureReason ? gatewayErrorText(failureReason) : 'Checking its hash…'}</span>
  const note = noteOf(verified.hashes.hash)
  return (
    <span>
      {callWords(tree, { ...identity, nameOf })}
      <ProposerNote note={told} proposer={details && multisigIn(details)?.proposer?.value} />
      {verified.matches && <ApprovedTransactions safe={identity.safe} tx={verified.tx} />}
      {note && <span className="muted-text safe-line">{note}</span>}
    </span>
  )
}
