import './floppy.css'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { StatusBar } from '@love/ui98/StatusBar'
import { useState } from 'react'
import type { Address, Hash } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useSafeFacts } from '../../../session/safe/review/useSafeFacts.ts'
import type { SafeFacts } from '../../../session/safe/write/safeFacts.ts'
import { safePath } from '../safePlace.ts'
import { safeTitle } from '../workspace/safeTitle.ts'
import { DriveBox } from './DriveBox.tsx'
import { useDrive } from './floppyDrive.ts'
import { ProposalBox } from './ProposalBox.tsx'
import { useFloppyReading } from './useFloppyReading.ts'

/** Proposals that go from hand to hand. Only the node is asked: it works while every service is away. */
export function FloppyView({ safe }: { safe: Address }) {
  const name = useNames()(safe)
  const { data: facts, failureReason, refetch } = useSafeFacts(safe)
  return (
    <ProgramWindow
      title={`${safeTitle(safe, name)}: floppy (A:)`}
      className="safe-window"
      statusBar={<StatusBar fields={statusFields(facts)} />}
    >
      <nav className="detail-way" aria-label="Places nearby">
        <ProgramLink to="/safe">All Safes</ProgramLink>
        {' · '}
        <ProgramLink to={safePath(safe)}>This Safe</ProgramLink>
      </nav>
      {facts ? (
        <Drive facts={facts} />
      ) : failureReason ? (
        <div className="message">
          <Icon name="error" size={32} />
          <div className="message-text">
            <p role="alert">{errorText(failureReason)}</p>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        </div>
      ) : (
        <ProgressBar label="Reading the Safe from the chain…" />
      )}
    </ProgramWindow>
  )
}

type Sent = { readonly safeTxHash: Hash; readonly nonce: bigint }

function Drive({ facts }: { facts: SafeFacts }) {
  const [sent, setSent] = useState<Sent>()
  const content = useDrive(facts.safe)
  // Known to be executed only when the Safe has gone on.
  const executed = sent && sent.nonce < facts.nonce ? [sent.safeTxHash] : []
  const known = { ...facts, executed }
  const state = useFloppyReading(content, known)
  return (
    <div className="stack">
      <DriveBox facts={known} content={content} state={state} />
      {state.status === 'ready' && (
        <ProposalBox
          key={state.reading.proposal.safeTxHash}
          {...{ facts, content }}
          reading={state.reading}
          onSent={setSent}
        />
      )}
    </div>
  )
}

function statusFields(facts: SafeFacts | undefined): readonly string[] {
  if (!facts) return ['Reading the Safe from the chain…']
  return [`${facts.threshold} of ${facts.owners.length} owners must sign`, `Next nonce ${facts.nonce}`]
}
