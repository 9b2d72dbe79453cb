import './floppy.css'
import { callTree } from '@love/safe/decode/callTree'
import type { FloppySignature } from '@love/safe/floppy/floppyFile'
import type { FloppyReading } from '@love/safe/floppy/readFloppy'
import { safeTxHashes } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { useState } from 'react'
import type { Address, Hash } from 'viem'
import { callWords } from '../calls/callWords.ts'
import { contractBook } from '../known/contractBook.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useWho } from '../known/useWho.ts'
import { MatcherButton } from '../matcher/MatcherButton.tsx'
import { CallTreeBox } from '../transaction/CallTreeBox.tsx'
import { SignedFieldsBox } from '../transaction/SignedFieldsBox.tsx'
import { ChainWindow } from '../workspace/ChainWindow.tsx'
import { DriveBox } from './DriveBox.tsx'
import { FloppyActions } from './FloppyActions.tsx'
import { type DriveContent, useDrive } from './floppyDrive.ts'
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
          facts={facts}
          content={content}
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

type ProposalBoxProps = {
  facts: SafeFacts
  reading: FloppyReading
  content: DriveContent | undefined
  onSent: (sent: { readonly safeTxHash: Hash; readonly nonce: bigint }) => void
}

/** The proposal on the floppy: what it does, who has signed, and what can be done with it. */
function ProposalBox({ facts, reading, content, onSent }: ProposalBoxProps) {
  const { nameOf } = useWho()
  const { proposal } = reading
  const { safe, tx } = proposal
  const tree = callTree(tx, { book: contractBook() })
  const title = callWords(tree, { safe, nameOf, isExact: true })
  return (
    <>
      <h3 className="safe-heading">{title}</h3>
      <FloppyActions
        facts={facts}
        reading={reading}
        title={title}
        onSent={onSent}
        text={content?.text ?? ''}
      />
      <FloppySigners facts={facts} signatures={proposal.signatures} />
      <CallTreeBox safe={safe} tx={tx} />
      <SignedFieldsBox tx={tx} hashes={safeTxHashes(proposal)} />
      <MatcherButton {...facts} tx={tx} />
    </>
  )
}

type FloppySignersProps = { facts: SafeFacts; signatures: readonly FloppySignature[] }

/** Every owner that the chain knows, and whose signature is on the floppy. */
function FloppySigners({ facts: { owners, threshold }, signatures }: FloppySignersProps) {
  return (
    <GroupBox legend={`Signatures: ${signatures.length} of ${threshold}`}>
      <ul className="safe-owners">
        {owners.map((owner, index) => {
          const found = signatures.find((one) => one.owner.toLowerCase() === owner.toLowerCase())
          return (
            <li key={owner}>
              <Icon name={found ? 'key' : 'key-gray'} />
              <SafeAddress address={owner} of={`owner ${index + 1}`} />
              <span className={found ? undefined : 'muted-text'}>{wordsOf(found)}</span>
            </li>
          )
        })}
      </ul>
    </GroupBox>
  )
}

function wordsOf(signature: FloppySignature | undefined): string {
  if (!signature) return 'has not signed'
  return signature.isChecked ? 'signed' : 'signed (can only be verified on-chain)'
}
