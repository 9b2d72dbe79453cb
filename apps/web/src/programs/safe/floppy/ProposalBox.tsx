import { callTree } from '@love/protocol/safe/decode/callTree'
import type { FloppyReading } from '@love/protocol/safe/floppy/readFloppy'
import { safeTxHashes } from '@love/protocol/safe/safeTxHash'
import type { Hash } from 'viem'
import { callWords } from '../../../session/safe/calls/callWords.ts'
import { contractBook } from '../../../session/safe/known/contractBook.ts'
import { useWho } from '../../../session/safe/known/useWho.ts'
import { MatcherButton } from '../../../session/safe/matcher/MatcherButton.tsx'
import type { SafeFacts } from '../../../session/safe/write/safeFacts.ts'
import { CallTreeBox } from '../transaction/CallTreeBox.tsx'
import { SignedFieldsBox } from '../transaction/SignedFieldsBox.tsx'
import { FloppyActions } from './FloppyActions.tsx'
import { FloppySigners } from './FloppySigners.tsx'
import type { DriveContent } from './floppyDrive.ts'

type ProposalBoxProps = {
  facts: SafeFacts
  reading: FloppyReading
  content: DriveContent | undefined
  onSent: (sent: { readonly safeTxHash: Hash; readonly nonce: bigint }) => void
}

/** The proposal on the floppy: what it does, who has signed, and what can be done with it. */
export function ProposalBox({ facts, reading, content, onSent }: ProposalBoxProps) {
  const { nameOf } = useWho()
  const { proposal } = reading
  const { safe, tx } = proposal
  const tree = callTree(tx, { book: contractBook() })
  const title = callWords(tree, { safe, nameOf, isExact: true })
  return (
    <>
      <h3 className="safe-heading">{title}</h3>
      <FloppyActions {...{ facts, reading, title, onSent }} text={content?.text ?? ''} />
      <FloppySigners facts={facts} signatures={proposal.signatures} />
      <CallTreeBox safe={safe} tx={tx} />
      <SignedFieldsBox tx={tx} hashes={safeTxHashes(proposal)} />
      <MatcherButton {...facts} tx={tx} />
    </>
  )
}
