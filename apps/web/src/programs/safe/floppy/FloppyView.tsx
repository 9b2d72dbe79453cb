import './floppy.css'
import { useState } from 'react'
import type { Address, Hash } from 'viem'
import type { SafeFacts } from '../../../session/safe/write/safeFacts.ts'
import { ChainWindow } from '../workspace/ChainWindow.tsx'
import { DriveBox } from './DriveBox.tsx'
import { useDrive } from './floppyDrive.ts'
import { ProposalBox } from './ProposalBox.tsx'
import { useFloppyReading } from './useFloppyReading.ts'

/** Proposals that go from hand to hand. Only the node is asked: it works while every service is away. */
export function FloppyView({ safe }: { safe: Address }) {
  return (
    <ChainWindow safe={safe} title="floppy (A:)" status={statusFields}>
      {(facts) => <Drive facts={facts} />}
    </ChainWindow>
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

function statusFields(facts: SafeFacts): readonly string[] {
  return [`${facts.threshold} of ${facts.owners.length} owners must sign`, `Next nonce ${facts.nonce}`]
}
